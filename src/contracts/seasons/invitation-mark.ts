/**
 * Behind the `#` of the registration page's address: a browser sends that part to nobody, so that the
 * code is in no server's log and in no `Referer`.
 */
export const INVITATION_MARK = 'family=';
