import { expect, test } from 'vitest';
import type { PayableKind } from '#domain/payments/choices.ts';
import { newPayment, type Payment } from '#domain/payments/payment.ts';
import { context, NOW } from '#tests/helpers/emails/specimen.ts';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { inLanguageOf } from '../core/language.ts';
import { composeMail, writtenIn } from './compose.ts';
import { mailToPayer } from './payment-mails.ts';

const plan = {
  frequency: 'monthly',
  count: null,
  firstCents: 2_500,
  eachCents: 2_500,
  firstOn: '2026-12-01',
  lastOn: null,
} as const;
const payer = { firstName: 'Ana', lastName: 'Diaz', email: 'ana@example.com' };
const record = { id: 'one', path: 'donations/one', label: 'Gift', payer };

test.each([
  ['paused', 'none'],
  ['resumed', 'none'],
  ['ended', 'none'],
  ['started', undefined],
] as const)('that a monthly gift has %s, its donor is told with the limit %s', (what, limit) => {
  const books = { payment: newPayment(2_500, plan, 'token'), entries: [] };
  const about = { ...context, record: { ...record, kind: 'donation' } as const, books, now: NOW };
  expect(inLanguageOf('en', () => mailToPayer(about, { what }))?.limit).toBe(limit);
});

const yearly = { ...plan, frequency: 'annual' } as const;
const quarterly = { ...plan, frequency: 'quarterly', count: 4, lastOn: '2027-09-01' } as const;
test.each([
  ['en', 'donation', plan, /To give again, .*\/donations\/monthly/],
  ['es', 'donation', plan, /Para donar otra vez, .*\/es\/donations\/monthly/],
  ['en', 'sponsorship', yearly, /To sponsor again, .*\/sponsors\/become/],
  ['es', 'sponsorship', yearly, /Para patrocinar otra vez, .*\/es\/sponsors\/become/],
  ['en', 'sponsorship', quarterly, null],
  ['en', 'registration', quarterly, null],
] as const)(
  'in %s, whose %s ended as the card failed is told how to begin again',
  (language, kind, of, said) => {
    const books = { payment: newPayment(2_500, of, 'token'), entries: [] };
    const about = { ...context, record: { ...record, kind }, books, now: NOW };
    const tell = (cardFailed: boolean) =>
      JSON.stringify(
        inLanguageOf(language, () => mailToPayer({ ...about, cardFailed }, { what: 'ended' }))
          ?.blocks,
      );
    if (said) expect(tell(true)).toMatch(said);
    else expect(tell(true)).not.toMatch(/ again|card/);
    // The payer or the office ended it: nobody is asked to give again.
    expect(tell(false)).not.toMatch(/ again|otra vez|card|tarjeta/);
  },
);

test.each([
  [
    'en',
    'donation',
    plan,
    /canceled before the first payment\. Nothing was charged/,
    /everything you gave/,
  ],
  ['es', 'donation', plan, /canceló antes del primer pago\. No se cobró nada/, /todo lo que donó/],
  ['en', 'sponsorship', yearly, null, /nothing more will be charged/],
] as const)('in %s, whose %s ended before a charge is not thanked for one', (...row) => {
  const [language, kind, of, unpaid, paid] = row;
  const tell = (status?: 'paid' | 'failed' | 'processing') => {
    const entries = status ? [handEntry({ status, method: 'card' })] : [];
    const books = { payment: newPayment(2_500, of, 'token'), entries };
    const about = { ...context, record: { ...record, kind }, books, now: NOW };
    return inLanguageOf(language, () => mailToPayer(about, { what: 'ended' }))?.blocks[0];
  };
  for (const status of [undefined, 'failed'] as const) expect(tell(status)).toMatch(unpaid ?? paid);
  for (const status of ['paid', 'processing'] as const) expect(tell(status)).toMatch(paid);
});

test.each([
  ['en', 'donation', plan, /until you resume it/, /To continue/],
  ['en', 'registration', quarterly, /To continue, please reply/, /resume/],
  ['es', 'registration', quarterly, /Para continuar, responda/, /reanude/],
] as const)('in %s, who has a %s is told what goes on with one that is paused', (...row) => {
  const [language, kind, of, said, unsaid] = row;
  const books = { payment: newPayment(2_500, of, 'token'), entries: [] };
  const about = { ...context, record: { ...record, kind }, books, now: NOW };
  const mail = inLanguageOf(language, () => mailToPayer(about, { what: 'paused' }));
  expect(JSON.stringify(mail?.blocks[0])).toMatch(said);
  expect(JSON.stringify(mail?.blocks)).not.toMatch(unsaid);
});

const refused = handEntry({ status: 'failed', method: 'us_bank_account' });
const tellRefused = (kind: PayableKind, isFormer = false) => {
  const books = { payment: newPayment(15_000, null, 'token'), entries: [] };
  const about = { ...context, record: { ...record, kind, isFormer }, books, now: NOW };
  return inLanguageOf('en', () => mailToPayer(about, { what: 'failed', entry: refused }))?.blocks;
};

test.each(['bill', 'registration'] as const)(
  'who has no account, too, can pay a %s again that the bank refused',
  (kind) => {
    expect(tellRefused(kind)).toContainEqual(
      expect.objectContaining({ link: expect.stringContaining('/pay?link=') }),
    );
    expect(JSON.stringify(tellRefused(kind, true))).not.toContain('/pay?');
  },
);

test.each([
  ['en', 'donation', plan, /will be charged \$55\.00 every month/, 5_500],
  ['es', 'donation', plan, /cobraremos \$55\.00 .* cada mes/, 5_500],
  ['en', 'sponsorship', yearly, /will be charged \$55\.00 every year/, 5_500],
  ['es', 'sponsorship', yearly, /cobraremos \$55\.00 .* cada año/, 5_500],
  // A part of it says nothing of the charges to come.
  ['en', 'donation', plan, null, 1_000],
] as const)(
  'in %s, whose whole %s was refunded is told that its plan goes on, and how to stop it',
  (language, kind, of, said, refundedCents) => {
    const entry = handEntry({
      status: 'paid',
      method: 'card',
      amountCents: 5_500,
      refundedCents,
      stripeInvoiceId: 'in_1',
    });
    const tell = (change: Partial<Payment>) => {
      const payment = { ...newPayment(5_500, { ...of, eachCents: 5_500 }, 'token'), ...change };
      const books = { payment, entries: [entry] };
      const about = { ...context, record: { ...record, kind }, books, now: NOW };
      const outcome = { what: 'refunded', entry, cents: refundedCents } as const;
      return JSON.stringify(inLanguageOf(language, () => mailToPayer(about, outcome))?.blocks);
    };
    const running = { status: 'active', stripeSubscriptionId: 'sub_1' } as const;
    const link = /pause or cancel|pausa o cancelar/;
    const told = tell(running);
    if (said) {
      expect(told).toMatch(said);
      expect(told).toMatch(link);
    } else expect(told).not.toMatch(/every|pause/);
    expect(tell({ ...running, status: 'cancelled' })).not.toMatch(link);
    expect(tell({ ...running, status: 'paused' })).not.toMatch(/will be charged|cobraremos/);
  },
);

const installments = { ...plan, count: 4, lastOn: '2027-03-01' } as const;
const declined = handEntry({ status: 'failed', method: 'card', stripeInvoiceId: 'in_1' });
test.each([
  ['en', 'registration', { what: 'failed', entry: declined }, 'Change my card'],
  ['es', 'registration', { what: 'failed', entry: declined }, 'Cambiar mi tarjeta'],
  ['en', 'registration', { what: 'started' }, 'Change my card'],
  ['en', 'donation', { what: 'started' }, 'Change my card, pause or cancel'],
  ['es', 'donation', { what: 'paused' }, 'Cambiar mi tarjeta, hacer una pausa o cancelar'],
] as const)('in %s, the payer of a %s changes the card by a link with words', async (...row) => {
  const [language, kind, outcome, label] = row;
  const of = kind === 'donation' ? plan : installments;
  const payment = { ...newPayment(10_000, of, 'token'), stripeSubscriptionId: 'sub_1' };
  const books = { payment: { ...payment, status: 'active' as const }, entries: [] };
  const about = { ...context, record: { ...record, kind }, books, now: NOW };
  const draft = writtenIn(language, () => mailToPayer(about, outcome));
  const { html = '', text } = draft ? await composeMail(draft, NOW) : {};
  expect(html).toMatch(new RegExp(`<a href="[^"]+/api/payments/manage[^"]*">${label}</a>`));
  expect(html.replace(/<a [^>]+>/g, '')).not.toContain('/api/payments/manage');
  expect(text).toContain(`${label}: http`);
});

test.each([
  ['en', /next payment of \$25\.00 is due on January 1, 2027\..*charge.*To cancel the plan, reply/],
  [
    'es',
    /próximo pago de \$25\.00 vence el 1 de enero de 2027\..*cobraremos.*Para cancelar el plan, responda/,
  ],
] as const)(
  'in %s, who has an installment back in full is told which comes next, and whom to ask',
  (language, said) => {
    const paid = {
      status: 'paid',
      method: 'card',
      amountCents: 2_500,
      refundedCents: 2_500,
    } as const;
    const entry = handEntry({ ...paid, stripeInvoiceId: 'in_1' });
    const tell = (change: Partial<Payment>, cents = 2_500) => {
      const came = { paidCents: 2_500, refundedCents: cents, stripeSubscriptionId: 'sub_1' };
      const payment = { ...newPayment(10_000, installments, 'token'), ...came, ...change };
      const of = { ...entry, refundedCents: cents };
      const books = { payment, entries: [of] };
      const about = {
        ...context,
        record: { ...record, kind: 'registration' } as const,
        books,
        now: NOW,
      };
      const outcome = { what: 'refunded', entry: of, cents } as const;
      return inLanguageOf(language, () => mailToPayer(about, outcome))?.blocks.join(' ');
    };
    expect(tell({ status: 'active' })).toMatch(said);
    expect(tell({ status: 'active' })).not.toContain('manage');
    expect(tell({ status: 'active' }, 1_000)).not.toMatch(said);
    expect(tell({ status: 'paused' })).not.toMatch(said);
    expect(tell({ status: 'ended' })).not.toMatch(said);
  },
);

test.each([
  ['refunded', 'refunded', /next payment of \$37\.50 is due on March 1, 2027\./],
  ['received', 'paid', /\["Next payment","\$37\.50 on March 1, 2027, charged automatically"\]/],
] as const)(
  'of an installment that is %s, after one was lost in a dispute, the next is a day to come',
  (what, status, said) => {
    const of = { ...quarterly, firstCents: 3750, eachCents: 3750, firstOn: '2026-09-01' };
    const charge = (id: string, change: object) =>
      handEntry({ id, method: 'card', stripeInvoiceId: id, amountCents: 3750, ...change });
    const entry = charge('in_2', { status, paidAt: '2026-12-01T15:00:00Z' });
    const entries = [
      charge('in_1', { status: 'dispute_lost', paidAt: '2026-09-01T15:00:00Z' }),
      charge('lost-in_1', { status: 'reversal', amountCents: -3750, reverses: 'in_1' }),
      what === 'refunded' ? { ...entry, refundedCents: 3750 } : entry,
    ];
    const came = { status: 'active', paidCents: 3750, stripeSubscriptionId: 'sub_1' } as const;
    const about = {
      ...context,
      record: { ...record, kind: 'registration' } as const,
      books: { payment: { ...newPayment(15_000, of, 'token'), ...came }, entries },
      now: new Date('2026-12-01T16:00:00Z'),
    };
    const outcome = { what, entry: entries[2] ?? entry, cents: 3750 };
    const mail = inLanguageOf('en', () => mailToPayer(about, outcome));
    expect(JSON.stringify(mail?.blocks)).toMatch(said);
  },
);
