/**
 * For Netlify, to stand before all others: the address that it gave the site leads to the program's own.
 * Netlify itself leads there from the other of `www.` and none alone. On another address uploads are refused
 * by the bucket, and who comes back from Stripe is signed out.
 * @param variables those of the build; CONTEXT and SITE_NAME are Netlify's
 * @returns no rule for previews, which have addresses of their own, or where the site has no other address
 */
export function ownAddressRules({
  CONTEXT,
  SITE_NAME,
  SITE_URL,
}: Readonly<Record<string, string | undefined>>) {
  if (CONTEXT !== 'production' || !SITE_NAME || !SITE_URL) return [];
  const given = `https://${SITE_NAME}.netlify.app`;
  const isGiven = new URL(SITE_URL).origin === given;
  return isGiven
    ? []
    : [{ from: `${given}/*`, to: `${SITE_URL}/:splat`, status: 301, force: true }];
}
