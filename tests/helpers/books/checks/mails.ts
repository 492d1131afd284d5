import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { movementsOf } from '#domain/payments/movements.ts';
import { outbox } from '#server/gateways/records.ts';
import { sum } from '#tests/audit/checks/records.ts';
import { settleEvents } from '../../stripe-events.ts';
import { type Books, type BooksWorld, readBooks } from '../world.ts';
import { checkRequests } from './mail-requests.ts';
import { checkStanding } from './mail-standing.ts';
import { allAmounts, amountsIn } from './mail-text.ts';

/**
 * Reads the emails that the family has got since this was asked last, oldest first, adds up what they say
 * has come and gone, and notes what they say that the books, as they stand now, deny.
 */
async function readMails(world: BooksWorld): Promise<void> {
  const { mails, family } = world;
  const all = (await outbox().where('to', '==', family.email).get()).docs.map((doc) => doc.data());
  const fresh = all
    .filter(({ id }) => !mails.read.has(id))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt));
  const books = await readBooks(world);
  for (const mail of fresh) {
    mails.read.add(mail.id);
    mails.cents += movedBy(mail);
    const found = [
      ...checkReceipt(mail, books),
      ...(await checkStanding(world, books, mail)),
      ...(await checkRequests(world, books, mail)),
    ];
    mails.wrong.push(...found.map((what) => `${what}, in ${mail.id}:\n${mail.text}`));
  }
  const kept = keptCents(books);
  if (mails.cents !== kept) {
    mails.wrong.push(`The emails come to ${mails.cents}, the books to ${kept}`);
    // Of one thing that is not told, one message.
    mails.cents = kept;
  }
}

/** Tells the site what happened at Stripe; the family reads its emails after each. */
export async function settle(world: BooksWorld, onEvent?: () => void): Promise<void> {
  await readMails(world);
  await settleEvents(async () => {
    onEvent?.();
    await readMails(world);
  });
}

/** What has come and stayed. What a bank takes back it tells its customer, and we do not. */
const keptCents = ({ entries }: Books): number =>
  sum(
    movementsOf(entries)
      .filter(({ what }) => what !== 'dispute')
      .map(({ cents }) => cents),
  );

/** What an email says has come, less what it says has gone. */
function movedBy({ id, text }: OutboxMail): number {
  const came = id.includes('-paid-') ? receipted(text) : 0;
  const gone = [...amountsIn(text, 'Refunded now'), ...amountsIn(text, 'Reversed')];
  const was = [...amountsIn(text, 'Was recorded'), ...amountsIn(text, 'Was recorded for')];
  const is = [...amountsIn(text, 'Now recorded'), ...amountsIn(text, 'Now recorded for')];
  return came + sum(is) - sum(gone) - sum(was);
}

/** What a receipt says has come: in a row, or in the opening of an order's. */
function receipted(text: string): number {
  const [row] = amountsIn(text, 'Amount');
  return row ?? allAmounts(/[Yy]our payment of \$\S+/.exec(text)?.[0] ?? '')[0] ?? 0;
}

/** A receipt names its payment. */
function checkReceipt({ id, text }: OutboxMail, { entries }: Books): string[] {
  const entryId = id.split('-paid-')[1];
  if (entryId === undefined) return [];
  const entry = entries.find((one) => one.id === entryId);
  const amount = receipted(text);
  return amount === entry?.amountCents ? [] : [`${amount} of ${entry?.amountCents} is receipted`];
}
