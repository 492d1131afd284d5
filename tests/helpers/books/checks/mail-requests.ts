import { readPaymentLinkEndpoint } from '#contracts/billing/payment-link.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { families } from '#server/gateways/records.ts';
import { sum } from '#tests/audit/checks/records.ts';
import { readStatement } from '../requests.ts';
import type { Books, BooksWorld } from '../world.ts';
import { allAmounts, amountsIn, blocksOf } from './mail-text.ts';

const REMINDERS = /-due-soon-|-overdue-|-pledge-reminder|-reminder-/;

/** What an email asks for is owed, its links take just that, and who is on hold is not reminded. */
export async function checkRequests(
  world: BooksWorld,
  books: Books,
  mail: OutboxMail,
): Promise<string[]> {
  const wrong: string[] = [];
  if (REMINDERS.test(mail.id) && (await isOnHold(world)))
    wrong.push('A family on hold is reminded');
  for (const block of blocksOf(mail.text)) {
    const lines = block.split('\n');
    const last = lines.at(-1) ?? '';
    const [total] = allAmounts(last);
    const rows = lines.slice(0, -1).map((line) => allAmounts(line).at(-1) ?? 0);
    if (/^(Total|Total due): /.test(last) && total !== sum(rows)) {
      wrong.push(`The rows come to ${sum(rows)}, not to ${total}`);
    }
  }
  return [
    ...wrong,
    ...checkBill(books, mail),
    ...(await checkStatement(world, mail)),
    ...(await checkLinks(world, mail)),
  ];
}

async function isOnHold({ family }: BooksWorld): Promise<boolean> {
  const found = await families().where('email', '==', family.email).get();
  return found.docs.some((doc) => doc.data().hold !== null);
}

/** A reminder of one bill asks for what is left of it. */
function checkBill({ bills }: Books, { id, about, text }: OutboxMail): string[] {
  const bill = bills.find((one) => about === `playerBills/${one.id}`);
  if (!bill || !/-due-soon-|-overdue-/.test(id)) return [];
  const [asked] = amountsIn(text, 'Amount');
  const left = stillOwedCents(bill);
  return asked === left ? [] : [`${asked} is asked for, and ${left} is owed`];
}

/** A reminder or a statement of the whole family. */
async function checkStatement(world: BooksWorld, { about, text }: OutboxMail): Promise<string[]> {
  if (!about.startsWith('families/')) return [];
  const { balanceCents, due } = await readStatement(world);
  const wrong: string[] = [];
  const [total] = amountsIn(text, 'Total due');
  // What Stripe collects by itself is due, and is not asked for.
  if (total !== undefined && total > (due?.cents ?? 0)) {
    wrong.push(`${total} is asked for, and ${due?.cents} is due`);
  }
  const [balance] = amountsIn(text, 'Your balance');
  const [credit] = amountsIn(text, 'Your credit');
  const said = balance ?? (credit === undefined ? undefined : -credit);
  if (said !== undefined && said !== balanceCents) {
    wrong.push(`A balance of ${said} is told, and it is ${balanceCents}`);
  }
  return wrong;
}

/** Each link takes what stands beside it; those of a reminder together what it asks for. */
async function checkLinks(world: BooksWorld, { text }: OutboxMail): Promise<string[]> {
  const links = [...text.matchAll(/^(.*): \S+\/pay\?link=(\S+)$/gm)];
  const wrong: string[] = [];
  const takes: number[] = [];
  for (const [, label = '', link = ''] of links) {
    const { status, body } = await world.ask(readPaymentLinkEndpoint.path, { link }, world.family);
    const cents = Number(body.cents);
    takes.push(cents);
    const [named = cents] = allAmounts(label);
    if (status !== 200 || named !== cents) wrong.push(`${label} opens ${JSON.stringify(body)}`);
  }
  const [total] = amountsIn(text, 'Total due');
  // An order is paid as it was promised, and has no link.
  if (links.length > 0 && total !== undefined && !text.includes(' × ') && sum(takes) !== total) {
    wrong.push(`The links take ${sum(takes)} of ${total}`);
  }
  return wrong;
}
