/**
 * Pure: the mailbox that an address is read in, as far as anyone can tell: what stands after a plus
 * sign, and the dots of Gmail, make other addresses of one mailbox. To count by, never to send to.
 */
export function mailboxOf(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  const name = local.split('+')[0] ?? '';
  const isGmail = domain === 'gmail.com' || domain === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`;
}
