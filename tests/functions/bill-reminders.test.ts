import { addDays, subDays } from 'date-fns';
import { describe, expect, test } from 'vitest';
import { ledger, playerBills } from '#server/gateways/records.ts';
import { readLinked } from '#server/use-cases/billing/open-payment-link.ts';
import { runNightly } from '#server/use-cases/nightly/run-nightly.ts';
import { markPaid } from '#server/use-cases/payments/mark-paid.ts';
import { daysAgo } from '#tests/helpers/days.ts';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import { mailsAbout, storeRegistration } from '#tests/helpers/payables.ts';

const now = new Date();
const day = (days: number) => daysAgo(-days);
const statusOf = async (id: string) => (await playerBills().doc(id).get()).data()?.paymentStatus;

describe('the bills of one registration', () => {
  /** Of three players, due on a day; the last is due a day later. */
  async function due(days: number) {
    const stored = await storeRegistration(3, { paymentMethod: 'check' });
    for (const [index, { id }] of stored.bills.entries()) {
      const dueDate = day(index === 2 ? days + 1 : days);
      const description = `Registration: Player${index} Diaz`;
      await playerBills().doc(id).update({ dueDate, description });
    }
    return stored;
  }

  test('that are due the same day are reminded of in one email, with each player once', async () => {
    const { registration } = await due(2);
    await ledger()
      .doc('hand-of-before')
      .set({ ...handEntry({}), email: registration.payer.email });
    await runNightly(now);
    await runNightly(now);
    const path = `registrations/${registration.id}`;
    const [first, other, ...more] = (await mailsAbout(path)).sort((a, b) =>
      a.id.localeCompare(b.id),
    );
    expect(more).toEqual([]);
    expect([first?.id, other?.id]).toEqual([
      `registrations-${registration.id}-due-soon-${day(2)}`,
      `registrations-${registration.id}-due-soon-${day(3)}`,
    ]);
    expect(first?.subject).toBe(`Registration ${registration.number} is due soon`);
    expect(first?.text.match(/Player0 Diaz/g)).toHaveLength(1);
    expect(first?.text.match(/Player1 Diaz/g)).toHaveLength(1);
    expect(first?.text).not.toContain('Player2');
    expect(first?.text).toContain('Total: $300.00');
    expect(other?.text).toContain('Player2 Diaz');
    // One bill has a link that takes just its amount; two of three have none.
    expect(first?.text).not.toContain('/pay?link=');
    const [, code = ''] = /\/pay\?link=(\S+)/.exec(other?.text ?? '') ?? [];
    expect(await readLinked(code, now)).toMatchObject({ what: 'pay', cents: 15_000 });
  });

  test.each([
    [2, 'due-soon'],
    [-2, 'overdue'],
  ])('name no one to an address that has never paid (%i days, %s)', async (days, step) => {
    const { registration } = await due(days);
    await runNightly(now);
    const mails = await mailsAbout(`registrations/${registration.id}`);
    const [first] = mails.filter(({ id }) => id.endsWith(`-${step}-${day(days)}`));
    const [other] = mails.filter(({ id }) => id.endsWith(`-${step}-${day(days + 1)}`));
    expect(first?.text).toMatch(/Player 1: \$150\.00\nPlayer 2: \$150\.00/);
    expect(other?.text).toContain('For: Player 3');
    for (const mail of [first, other]) {
      expect(mail?.text).not.toContain('Diaz');
      expect(mail?.text).not.toContain(registration.payer.firstName);
    }
  });

  test('name no player in the parts of a bill that was split either', async () => {
    const { bills } = await due(2);
    const part = {
      registrationId: null,
      description: 'Registration K7QF-2M9X: Leo Diaz, 2026-27 Season (part 2 of 3)',
    };
    const billId = bills[0]?.id ?? '';
    await playerBills().doc(billId).update(part);
    await runNightly(now);
    const [mail] = await mailsAbout(`playerBills/${billId}`);
    expect(mail?.text).toContain('For: Registration K7QF-2M9X (part 2 of 3)');
    expect(mail?.text).not.toMatch(/Leo|Diaz/);
  });

  test('are overdue together, in one email for what is left of them', async () => {
    const { registration, bills } = await due(-2);
    await playerBills()
      .doc(bills[1]?.id ?? '')
      .update({ paymentStatus: 'cancelled' });
    const hand = { method: 'check', reference: '7', date: day(-3) } as const;
    await markPaid(
      {
        kind: 'registration',
        recordId: registration.id,
        amountCents: 10_000,
        ...hand,
        idempotencyKey: crypto.randomUUID(),
      },
      now,
    );
    await runNightly(now);
    await runNightly(now);
    const overdue = (await mailsAbout(`registrations/${registration.id}`)).filter(({ id }) =>
      id.includes('-overdue-'),
    );
    expect(overdue.map(({ id }) => id).sort()).toEqual([
      `registrations-${registration.id}-overdue-${day(-2)}`,
      `registrations-${registration.id}-overdue-${day(-1)}`,
    ]);
    const [one] = overdue.filter(({ id }) => id.endsWith(day(-2)));
    expect(one?.text).toContain('Amount: $100.00');
    expect(one?.text).not.toContain('Player1');
    expect(one?.text).not.toContain('/account');
    // A part of the registration is paid: its page would take more than this email asks for.
    expect(one?.text).not.toContain('/pay?link=');
    expect(await statusOf(bills[0]?.id ?? '')).toBe('overdue');
    expect(await statusOf(bills[2]?.id ?? '')).toBe('overdue');
  });
});

test.each([
  [2, 'due-soon'],
  [-2, 'overdue'],
])(
  'of installments by check, a bill of another guardian is asked of them by its own day (%i days, %s)',
  async (days, step) => {
    const { registration, bills } = await storeRegistration(2, {
      paymentMethod: 'check',
      frequency: 'monthly',
    });
    const [own = '', theirs = ''] = bills.map(({ id }) => id);
    const payer = { ...registration.payer, email: `luis-${theirs}@example.com` };
    await playerBills()
      .doc(own)
      .update({ dueDate: day(days) });
    await playerBills()
      .doc(theirs)
      .update({ dueDate: day(days), payer });
    await runNightly(now);
    const [mail, ...others] = await mailsAbout(`playerBills/${theirs}`);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      id: `playerBills-${theirs}-${step}-${day(days)}`,
      to: payer.email,
    });
    const [, code = ''] = /\/pay\?link=(\S+)/.exec(mail?.text ?? '') ?? [];
    expect(await readLinked(code, now)).toMatchObject({ what: 'pay', cents: 15_000 });
    // The family's own has the reminders of its installments.
    expect(await mailsAbout(`registrations/${registration.id}`)).toEqual([]);
  },
);

describe('after a part has come by hand', () => {
  const note = (recordId: string, amountCents: number | null, date: string) =>
    markPaid(
      {
        kind: 'registration',
        recordId,
        idempotencyKey: crypto.randomUUID(),
        method: 'check',
        reference: '1042',
        date,
        amountCents,
      },
      now,
    );
  const reminderOf = async (id: string) =>
    (await mailsAbout(`registrations/${id}`)).filter((mail) => mail.id.includes('reminder'));

  test('the reminder of a pledge asks for the rest, and its bill for no more', async () => {
    const { registration, bills } = await storeRegistration(1, {
      paymentMethod: 'check',
      createdAt: subDays(now, 20),
    });
    const billId = bills[0]?.id ?? '';
    await playerBills()
      .doc(billId)
      .update({ dueDate: day(-1), payer: registration.payer });
    await note(registration.id, 5000, day(-2));
    await runNightly(now);
    const [mail, ...others] = await reminderOf(registration.id);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('a check for $100.00');
    const [overdue] = (await mailsAbout(`registrations/${registration.id}`)).filter(({ id }) =>
      id.includes('-overdue-'),
    );
    expect(overdue?.text).toContain('Amount: $100.00');
  });

  test('installments are reminded of one by one, for what is late alone', async () => {
    const { registration } = await storeRegistration(1, {
      paymentMethod: 'check',
      frequency: 'monthly',
      createdAt: subDays(now, 50),
    });
    await note(registration.id, 1250, day(-45));
    await runNightly(now);
    await runNightly(now);
    const [mail, ...others] = await reminderOf(registration.id);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('a check for $12.50');
    await note(registration.id, null, day(0));
    await runNightly(addDays(now, 1));
    expect(await reminderOf(registration.id)).toHaveLength(1);
  });
});
