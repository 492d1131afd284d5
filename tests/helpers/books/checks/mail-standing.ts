import { grossCents } from '#domain/billing/adjustment.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { placeInPlan } from '#domain/payments/place-in-plan.ts';
import { readOwed } from '../requests.ts';
import type { Target } from '../step.ts';
import type { Books, BooksWorld } from '../world.ts';
import { allAmounts, amountsIn, blocksOf, rowsOf } from './mail-text.ts';

type Named = Target & { label: string; payment: Payment | null };
type Numbered = { id: string; number: string; payment: Payment | null };

function recordsOf({ registrations, bills, orders }: Books): Named[] {
  const of = (kind: Named['kind'], word: string, records: readonly Numbered[]) =>
    records.map(({ id, number, payment }) => ({ kind, id, label: `${word} ${number}`, payment }));
  return [
    ...of('registration', 'Registration', registrations),
    ...of('bill', 'Bill', bills),
    ...of('order', 'Order', orders),
  ];
}

/** What an email says of how far the payment of a record has come is what the record says. */
export async function checkStanding(
  world: BooksWorld,
  books: Books,
  { text, about, id }: OutboxMail,
): Promise<string[]> {
  const wrong: string[] = [];
  const compare = (what: string, said: number | undefined, is: number | undefined) => {
    if (said !== undefined && said !== is) wrong.push(`${what} ${said}, and it is ${is}`);
  };
  const records = recordsOf(books);
  for (const block of blocksOf(text)) {
    const [label] = rowsOf(block, 'For');
    const record =
      records.find((one) => one.label === label) ??
      records.find((one) => about.endsWith(`/${one.id}`));
    const payment = record?.payment;
    if (!record || !payment) continue;
    const { paidCents, totalCents, refundedCents } = payment;
    if (!id.includes('-link-')) {
      const [paid, total] = rowsOf(block, 'Paid so far').flatMap(allAmounts);
      compare('Paid so far', paid, paidAsOf(books, record, { text: block, id }) ?? paidCents);
      compare('of', total, totalCents);
    }
    const [back, ofPaid] = rowsOf(block, 'Total refunded').flatMap(allAmounts);
    compare('Total refunded', back, refundedCents);
    compare('of', ofPaid, paidCents);
    compare('Refunded so far', amountsIn(block, 'Refunded so far')[0], refundedCents);
    const [owed] = [...amountsIn(block, 'Left to pay'), ...unpaidIn(block)];
    if (owed !== undefined) compare('Left to pay', owed, (await readOwed(world, record)).owedCents);
  }
  return [...wrong, ...checkAdjusted(books, { text, about })];
}

/** A receipt of an installment says what had come with it, by when the money was sent: a bank may be late. */
function paidAsOf(
  { entries }: Books,
  record: Named,
  { text, id }: Pick<OutboxMail, 'text' | 'id'>,
): number | undefined {
  const own = entries.filter(({ recordId }) => recordId === record.id);
  const entry = own.find((one) => id.endsWith(`-paid-${one.id}`));
  const isInstallment = rowsOf(text, 'Payment').length > 0;
  return entry && isInstallment ? placeInPlan(own, entry).paidCents : undefined;
}

/** '$50.00 of $150.00 is still unpaid.' */
const unpaidIn = (block: string) =>
  block.includes('still unpaid') ? allAmounts(block).slice(0, 1) : [];

/** The bill after a discount: the rows come to what is left to pay. */
function checkAdjusted({ bills }: Books, mail: Pick<OutboxMail, 'text' | 'about'>): string[] {
  const bill = bills.find(({ id }) => mail.about.endsWith(`/${id}`));
  const block = blocksOf(mail.text).find((one) => rowsOf(one, 'Full price').length > 0);
  if (!bill || !block) return [];
  const [gross = 0] = amountsIn(block, 'Full price');
  const [toPay = 0] = amountsIn(block, 'To pay');
  const off = allAmounts(block.split('\n').slice(2, -1).join('\n'));
  const left = off.reduce((rest, cents) => rest - cents, gross);
  return [
    ...(gross === grossCents(bill) ? [] : [`Full price ${gross}, and it is ${grossCents(bill)}`]),
    ...(toPay === stillOwedCents(bill) ? [] : [`To pay ${toPay}, not ${stillOwedCents(bill)}`]),
    ...(toPay === left ? [] : [`The rows come to ${left}, not to ${toPay}`]),
  ];
}
