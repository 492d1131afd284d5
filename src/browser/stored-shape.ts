/*
 * What this browser has kept is read by hand: the forms need it before the first touch, and Zod comes
 * with that. Only our own script writes it; what is damaged or of another version counts as nothing.
 */

/** The value as an object whose fields are still to be looked at; undefined for anything else. */
export function asRecord(value: unknown): Readonly<Record<string, unknown>> | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : undefined;
}

/** Whether it is a list of texts. */
export function isTextList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether it can be an idempotency key; the server looks again. */
export function isKey(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}
