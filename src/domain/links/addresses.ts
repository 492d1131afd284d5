/** An email address, by one pattern for the forms of the Studio and for the build. */
export const EMAIL_ADDRESS =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/**
 * Whether this is the whole address of a website, as the build takes it: browsers also read
 * `https:example.org` or `https:/example.org`, which on a page of ours would be another address.
 */
export function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s/\\]+[^\s\\]*$/i.test(value) && URL.canParse(value);
}
