interface Recipient {
  address: string;
}
type Answer = (error?: Error & { responseCode: number }) => void;

/** Whose addresses are refused at first. */
const DOMAIN = '@greylisted.example';
const REFUSALS = 2;

/**
 * Refuses each address at greylisted.example twice before it takes email for it, as many servers do
 * with a sender they do not know: to see the outbox wait and try again.
 */
export function openGreylist() {
  const refused = new Map<string, number>();
  return (recipient: Recipient, _session: unknown, answer: Answer): void => {
    const times = refused.get(recipient.address) ?? 0;
    if (!recipient.address.endsWith(DOMAIN) || times === REFUSALS) {
      answer();
      return;
    }
    refused.set(recipient.address, times + 1);
    const error = new Error('4.7.1 Greylisted, please try again later');
    answer(Object.assign(error, { responseCode: 451 }));
  };
}
