import type { Transaction } from '@google-cloud/firestore';
import { isAlreadyExists } from '../../gateways/firestore.ts';
import { outbox } from '../../gateways/records.ts';
import { composeMail, type WrittenMail } from '../../mails/compose.ts';

/** Puts an email into the outbox unless one of the same occasion is or was there. @returns whether it is new */
export async function writeMailOnce(draft: WrittenMail, now: Date): Promise<boolean> {
  try {
    await outbox()
      .doc(draft.id)
      .create(await composeMail(draft, now));
    return true;
  } catch (error) {
    if (isAlreadyExists(error)) return false;
    throw error;
  }
}

/**
 * Adds to a transaction the emails whose occasion has none yet. It reads before it writes, so nothing
 * may have been written in the transaction before.
 * @returns how many are new
 */
export async function addMailsOnce(
  transaction: Transaction,
  drafts: readonly WrittenMail[],
  now: Date,
): Promise<number> {
  const known = await readKnown(transaction, drafts);
  const fresh = drafts.filter(({ id }) => !known.has(id));
  await createMails(transaction, fresh, now);
  return fresh.length;
}

/**
 * The same for what the caller knows to be news even where its name is taken: a refund that failed and
 * is made again, or an order that is paid again after a lost dispute. Such an email gets a name of its
 * own; one that waits is not written over, and one that was sent is not sent again.
 */
export async function addNewsMails(
  transaction: Transaction,
  drafts: readonly WrittenMail[],
  now: Date,
): Promise<void> {
  const known = await readKnown(transaction, drafts);
  const named = drafts.map((draft, index) => {
    const isTaken = known.has(draft.id);
    known.add(draft.id);
    return isTaken ? { ...draft, id: `${draft.id}-${now.getTime()}-${index}` } : draft;
  });
  await createMails(transaction, named, now);
}

async function readKnown(
  transaction: Transaction,
  drafts: readonly WrittenMail[],
): Promise<Set<string>> {
  if (drafts.length === 0) return new Set();
  const docs = drafts.map(({ id }) => outbox().doc(id));
  const found = await transaction.getAll(...docs, { fieldMask: ['status'] });
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}

async function createMails(
  transaction: Transaction,
  drafts: readonly WrittenMail[],
  now: Date,
): Promise<void> {
  const mails = await Promise.all(drafts.map((draft) => composeMail(draft, now)));
  for (const mail of mails) transaction.create(outbox().doc(mail.id), mail);
}
