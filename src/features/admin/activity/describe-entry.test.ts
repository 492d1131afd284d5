import { expect, test } from 'vitest';
import type { AuditEntry } from '#domain/accounts/audit-entry.ts';
import { recordNumberOf } from '#domain/payments/record-number.ts';
import { messages } from '#words/office/dashboard/audit-sentences.ts';
import { describeEntry, tellDeed } from './describe-entry.ts';

const ID = '5d1f6a2e-0000-4000-8000-000000000000';
const BILL = `bill ${recordNumberOf(ID)}`;

/** @param facts before and after by field */
function logged(action: string, subject: string, facts: Record<string, [string, string]> = {}) {
  const changes = Object.entries(facts).map(([field, [before, after]]) => ({
    field,
    before,
    after,
  }));
  const entry: AuditEntry = {
    id: ID,
    at: '2026-11-22T12:00:00.000Z',
    actorId: 'ana',
    actorName: 'Ana Ruiz',
    action,
    subject,
    changes,
  };
  return entry;
}

const entry = (...given: Parameters<typeof logged>) => describeEntry(logged(...given));

test.each([
  [
    entry('payment.noted', `playerBills/${ID}`, {
      amount: ['', '$50.00'],
      method: ['', 'check'],
      reference: ['', '1042'],
      date: ['', '2026-11-20'],
    }),
    `Ana Ruiz recorded a payment on ${BILL}: $50.00 by check 1042.`,
  ],
  [
    entry('payment.corrected', `payments/hand-${ID}`, {
      amount: ['$54.00', '$45.00'],
      reason: ['', 'The check was of $45.00'],
    }),
    'Ana Ruiz corrected a payment: from $54.00 to $45.00 (The check was of $45.00).',
  ],
  [
    entry('payment.reversed', `payments/hand-${ID}`, {
      amount: ['', '$50.00'],
      of: ['', 'Bill K7QF-2M9X'],
      reason: ['', 'Bounced'],
    }),
    'Ana Ruiz reversed a payment: $50.00, Bill K7QF-2M9X (Bounced).',
  ],
  [
    entry('bill.updated', `playerBills/${ID}`, { paymentStatus: ['pending', 'cancelled'] }),
    `Ana Ruiz changed ${BILL}: from unpaid to canceled.`,
  ],
  [
    entry('order.fulfilled', `orders/${ID}`, { fulfilment: ['packed', 'handed_over'] }),
    `Ana Ruiz moved order ${recordNumberOf(ID)} to its next step: from packed to handed over.`,
  ],
  [
    entry('profile.created', `profiles/${ID}`, { role: ['', 'member'] }),
    'Ana Ruiz added a player: Team Member.',
  ],
  [
    entry('profile.madeAdmin', `profiles/${ID}`, { role: ['parent', 'admin'] }),
    'Ana Ruiz made someone an administrator: from Parent/Guardian to Administrator.',
  ],
  [entry('bill.deleted', `playerBills/${ID}`), `Ana Ruiz deleted ${BILL}.`],
  [
    entry('change.undone', `playerBills/${ID}`, { undone: ['', 'bill.deleted'] }),
    `Ana Ruiz undid a change to ${BILL}: deleted.`,
  ],
  [
    entry('family.reminded', 'families/x', { to: ['', 'b@example.com'] }),
    'Ana Ruiz reminded a family of what they owe: b@example.com.',
  ],
  [entry('something.odd', 'games/g'), 'Ana Ruiz Something: odd (game)'],
])('%s', (told, expected) => {
  expect(told).toBe(expected);
});

test('on the screen a record is called by what it is: its name and the actor stand beside it', () => {
  const facts: Record<string, [string, string]> = { amount: ['', '$50.00'], method: ['', 'check'] };
  expect(tellDeed(logged('payment.noted', `playerBills/${ID}`, facts))).toBe(
    'Recorded a payment on a bill: $50.00 by check.',
  );
  expect(tellDeed(logged('order.cancelled', `orders/${ID}`))).toBe('Canceled an order.');
  expect(tellDeed(logged('change.undone', 'odd/1'))).toBe('Undid a change to a record.');
});

test('every sentence begins with a verb and ends without a period of its own', () => {
  for (const sentence of Object.values(messages)) expect(sentence).toMatch(/^[a-z].*[^.]$/);
});

/* Every action that the server writes has its sentence. */
const sources = import.meta.glob<string>('/netlify/server/use-cases/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
test('every action that is logged has a sentence', () => {
  const actions = Object.values(sources).flatMap((text) =>
    [
      ...text.matchAll(/action(?:: | = |: \w+ \? )[^;\n]*/g),
      ...text.matchAll(/auditEntry\([^;]*;/g),
    ]
      .flatMap(([part]) => [...part.matchAll(/'([a-zA-Z]+\.[a-zA-Z]+)'/g)])
      .map(([, action]) => action ?? ''),
  );
  expect(actions.length).toBeGreaterThan(40);
  expect([...new Set(actions)].filter((action) => !(action in messages))).toEqual([]);
});
