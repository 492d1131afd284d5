import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { messageName } from '#server/gateways/mail.ts';
import { outbox } from '#server/gateways/records.ts';
import type { World } from '../world.ts';

/** Every email was sent, once, and every arrival of money has its receipt. */
export async function checkMails(
  { mailbox }: World,
  entries: readonly LedgerEntry[],
): Promise<string[]> {
  const differences: string[] = [];
  const written = (await outbox().get()).docs.map((doc) => doc.data());
  const received = new Map<string, number>();
  for (const { headers } of await mailbox.readAll()) {
    const name = String(headers['message-id']).replace(/^<(.*)@[^@]*>$/, '$1');
    received.set(name, (received.get(name) ?? 0) + 1);
  }
  for (const { id, status, limit, lastError } of written) {
    // What was signed waits for the family's first payment.
    if (status === 'held' && limit === 'known') continue;
    if (status !== 'sent') differences.push(`email ${id} is ${status}: ${lastError}`);
    const times = received.get(messageName(id)) ?? 0;
    if (times !== 1) differences.push(`email ${id} arrived ${times} times`);
  }
  const known = new Set(written.map(({ id }) => messageName(id)));
  for (const name of received.keys()) {
    if (!known.has(name)) differences.push(`email ${name} arrived and is not in the outbox`);
  }
  return [...differences, ...checkReceipts(written, entries)];
}

/** Money that arrived has a receipt each, and what did not has none. */
function checkReceipts(written: readonly OutboxMail[], entries: readonly LedgerEntry[]): string[] {
  const arrivals = entries.filter(
    ({ paidAt, status, email }) => paidAt !== null && status !== 'reversal' && email !== '',
  );
  const records = new Map(arrivals.map((entry) => [`${entry.kind}-${entry.recordId}-paid`, entry]));
  // By name: after ninety days nothing else says to whom one went.
  const receipts = written.map(({ id }) => id).filter((id) => !id.endsWith('-office'));
  return [...records].flatMap(([occasion, { recordId, label }]) => {
    const due = arrivals.filter((entry) => entry.recordId === recordId).length;
    const got = receipts.filter((id) => id.startsWith(occasion)).length;
    return got === due ? [] : [`${label}: ${due} payments, ${got} receipts (${occasion})`];
  });
}
