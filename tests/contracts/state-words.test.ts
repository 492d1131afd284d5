import { describe, expect, test } from 'vitest';
import { MESSAGE_STATUSES } from '#domain/contact/choices.ts';
import { SUBMISSION_STATUSES } from '#domain/gallery/submission.ts';
import { GAME_STATUSES } from '#domain/games/game-words.ts';
import { FULFILLMENTS } from '#domain/orders/order.ts';
import { LedgerEntrySchema } from '#domain/payments/ledger-entry.ts';
import { UNMATCHED_STATUSES } from '#domain/payments/unmatched-money.ts';
import { BANK_STATES, PAYOUT_STATUSES } from '#domain/payouts/payout.ts';
import { REGISTRATION_STANDINGS } from '#domain/registration/standing.ts';
import { FAMILY_STANDINGS } from '#domain/seasons/returning-family.ts';
import { VOLUNTEER_STATUSES } from '#domain/volunteering/volunteer-application.ts';
import { messages as english } from '#words/en/labels/payment-status.ts';
import { messages as englishSchedule } from '#words/en/schedule.ts';
import { messages as spanish } from '#words/es/labels/payment-status.ts';
import { messages as spanishSchedule } from '#words/es/schedule.ts';

/* One state has one word: on badges, in filters, tables and spreadsheets, in emails and on PDFs (docs/STYLE.md). */

/** The states that something can be in. A bill and an order stand among those of a registration. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  record: REGISTRATION_STANDINGS,
  payment: LedgerEntrySchema.shape.status.options,
  order: FULFILLMENTS,
  submission: SUBMISSION_STATUSES,
  game: GAME_STATUSES,
  message: MESSAGE_STATUSES,
  volunteer: VOLUNTEER_STATUSES,
  family: FAMILY_STANDINGS,
  payout: PAYOUT_STATUSES,
  'payout at the bank': BANK_STATES,
  'unmatched money': UNMATCHED_STATUSES,
};

/** Objects that have states for keys and say something else, each with its reason. */
const NO_LABELS: Readonly<Record<string, string>> = {
  'office/dashboard/orders.ts steps': 'buttons: they say what they do',
  'office/dashboard/inbox.ts steps actions': 'buttons: they say what they do',
};

/** What families and the office read in different words, each with its reason. */
const TOLD_APART: Readonly<Record<string, string>> = {
  submission:
    "the specification has the dashboard's words; a family reads what becomes of its photo",
};

interface Label {
  /** 'en', 'es' or 'office'. */
  readers: string;
  /** File and path within it. */
  place: string;
  /** 'record pending' */
  state: string;
  word: string;
}

/** Every label of a state in a module, wherever in its messages. */
function labelsIn(place: string, value: unknown): Label[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const nested = entries.flatMap(([key, part]) => labelsIn(`${place} ${key}`, part));
  const isText = entries.every(([, text]) => typeof text === 'string');
  if (!isText || entries.length < 2 || place in NO_LABELS) return nested;
  const [readers = ''] = place.split('/');
  const kinds = Object.entries(STATES).filter(([, states]) =>
    entries.every(([key]) => states.includes(key)),
  );
  return kinds.flatMap(([kind]) =>
    entries.map(([key, word]) => ({ readers, place, state: `${kind} ${key}`, word })),
  );
}

/** States with more than one word, and where each stands. What has no label at all is left out. */
function findDoubles(labels: readonly Label[]): string[] {
  const said = labels.filter(({ word }) => word !== '');
  return [...new Set(said.map(({ state }) => state))].flatMap((state) => {
    const found = said.filter((label) => label.state === state);
    if (new Set(found.map(({ word }) => word)).size === 1) return [];
    return [`${state}: ${found.map(({ word, place }) => `${word} (${place})`).join(', ')}`];
  });
}

const MODULES = import.meta.glob<{ messages: unknown }>('../../src/words/{en,es,office}/**/*.ts', {
  eager: true,
});
/** What the schedule shows beside a game; they stand among other words. */
const ON_SCHEDULE = [englishSchedule, spanishSchedule].flatMap(({ postponed, cancelled }, index) =>
  labelsIn(`${index === 0 ? 'en' : 'es'}/schedule.ts`, { postponed, cancelled }),
);
const LABELS = [
  ...ON_SCHEDULE,
  ...Object.entries(MODULES).flatMap(([file, { messages }]) =>
    labelsIn(file.replace('../../src/words/', ''), messages),
  ),
];

describe('one state has one word', () => {
  test('for families in English and for the office', () => {
    const apart = Object.keys(TOLD_APART).map((kind) => `${kind} `);
    const isApart = ({ state }: Label) => apart.some((kind) => state.startsWith(kind));
    const said = LABELS.filter(({ readers }) => readers !== 'es');
    expect(findDoubles(said.filter((label) => !isApart(label)))).toEqual([]);
    for (const readers of ['en', 'office']) {
      expect(findDoubles(said.filter((label) => label.readers === readers))).toEqual([]);
    }
  });

  test('for families in Spanish', () => {
    expect(findDoubles(LABELS.filter(({ readers }) => readers === 'es'))).toEqual([]);
  });

  test('for whatever is canceled, refunded, paid or being processed', () => {
    const shared = ['cancelled', 'refunded', 'paid', 'processing', 'overdue', 'disputed'];
    for (const readers of [['en', 'office'], ['es']]) {
      const said = LABELS.filter((label) => readers.includes(label.readers)).map((label) => {
        const [, state = ''] = /(\w+)$/.exec(label.state) ?? [];
        return { ...label, state: state === 'canceled' ? 'cancelled' : state };
      });
      expect(findDoubles(said.filter(({ state }) => shared.includes(state)))).toEqual([]);
    }
  });
});

test('the words are those of the guide', () => {
  expect(english.record).toMatchObject({
    pending: 'Unpaid',
    expired: 'Unpaid',
    processing: 'Processing',
    active: 'Active',
    overdue: 'Overdue',
    past_due: 'Overdue',
    cancelled: 'Canceled',
    partially_refunded: 'Partially refunded',
  });
  expect(spanish.record).toMatchObject({
    pending: 'Sin pagar',
    active: 'Activo',
    overdue: 'Atrasado',
    past_due: 'Atrasado',
    cancelled: 'Cancelado',
    partially_refunded: 'Reembolsado en parte',
  });
});

test('every state of a payment, and of what is paid for, has its word in each language', () => {
  for (const messages of [english, spanish]) {
    expect(Object.keys(messages.record).sort()).toEqual([...(STATES.record ?? [])].sort());
    expect(Object.keys(messages.payment).sort()).toEqual([...(STATES.payment ?? [])].sort());
  }
});

describe('the search', () => {
  test.each(['record', 'payment', 'order', 'submission', 'message', 'volunteer'])(
    'finds the labels of a %s',
    (kind) => {
      expect(LABELS.filter(({ state }) => state.startsWith(`${kind} `))).not.toEqual([]);
    },
  );

  test('finds a second word', () => {
    const planted = labelsIn('office/planted.ts', { deep: { paid: 'Paid', past_due: 'Late' } });
    expect(findDoubles([...LABELS.filter(({ readers }) => readers === 'en'), ...planted])).toEqual([
      expect.stringMatching(/^record past_due: Overdue \(.*Late \(office\/planted\.ts deep\)/),
    ]);
  });

  test.each(Object.entries(NO_LABELS))('passes over %s, which is there (%s)', (place) => {
    const [file = '', ...keys] = place.split(' ');
    expect(MODULES[`../../src/words/${file}`]?.messages).toHaveProperty(keys);
  });
});
