import { randomBytes } from 'node:crypto';

/**
 * Pure: the text of an environment file with these variables set, each in the place where it stands, else
 * at the end. Comments and all else stay.
 * @param values without line breaks
 */
export function setVariables(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((before, [name, value]) => {
    const line = `${name}=${quote(value)}`;
    const place = new RegExp(`^${name}=.*$`, 'm');
    if (place.test(before)) return before.replace(place, () => line);
    return `${before.replace(/\n*$/, '\n')}${line}\n`;
  }, text);
}

/** What a file would take for a comment, or for the end of the value, stands in quotes. */
function quote(value: string): string {
  return /^[\w:/.@+=,-]*$/.test(value) ? value : `"${value}"`;
}

/** The secrets that nobody has to choose, where they are not there yet. */
export function makeSecrets(variables: Readonly<Record<string, string | undefined>>) {
  const made: Record<string, string> = {};
  if (!variables.SIGNING_SECRET) made.SIGNING_SECRET = randomBytes(32).toString('base64');
  if (!variables.SECOND_FACTOR_KEYS) {
    made.SECOND_FACTOR_KEYS = `first:${randomBytes(32).toString('base64')}`;
  }
  if (!variables.SANITY_WEBHOOK_SECRET) {
    made.SANITY_WEBHOOK_SECRET = randomBytes(32).toString('base64url');
  }
  return made;
}
