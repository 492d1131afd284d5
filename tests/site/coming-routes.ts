/**
 * Addresses that pages link to before they exist, each with what it is waiting for. A route that
 * starts to exist has to leave this list: the test says so.
 */
export const COMING_ROUTES: Readonly<Record<string, string>> = {};
