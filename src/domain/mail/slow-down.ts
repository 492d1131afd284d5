/** Answers of a mail server that takes this email later, as it is. */
const LATER: readonly unknown[] = [421, 450, 451, 452, 454];
/** RFC 3463: the reason is the address, or its mailbox is full or busy. */
const OF_THE_READER = /\b4\.[12]\.\d/;

/** Whether a mail server may have refused an email because it gets too many, and not because of its reader. */
export function mayAskToSlowDown(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false;
  return LATER.includes(error.responseCode) && !OF_THE_READER.test(error.message);
}
