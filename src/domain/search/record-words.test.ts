import { expect, test } from 'vitest';
import { RECORD_WORDS } from './record-words.ts';

const payer = { firstName: 'Ana', lastName: 'Reyes', email: 'ana@example.org' };
const PAYER = ['Ana', 'Reyes', 'ana@example.org'];
const number = 'K7QF-2M9X';

/* What the office types to find a record; a word more may be there, such as another of its numbers. */
test.each<[keyof typeof RECORD_WORDS, object, string[]]>([
  ['donations', { number, payer }, [number, ...PAYER]],
  ['orders', { number, payer }, [number, ...PAYER]],
  ['sponsorships', { number, payer, businessName: 'Bay Bank' }, [number, 'Bay Bank', ...PAYER]],
  [
    'registrations',
    { number, payer, players: [{ firstName: 'Leo', lastName: 'Diaz' }] },
    [number, ...PAYER, 'Leo', 'Diaz'],
  ],
  [
    'playerBills',
    { number, description: 'Shoes', invoiceNumber: 'INV-7', payer },
    [number, 'Shoes', 'INV-7', ...PAYER],
  ],
  [
    'playerBills',
    { number, description: 'Shoes', invoiceNumber: null, payer: null },
    [number, 'Shoes'],
  ],
  [
    'sponsorBills',
    {
      id: 'by-hand',
      sponsorName: 'Bay Bank',
      sponsorEmail: 'bay@example.org',
      contactPerson: 'Lou Park',
      sponsorshipLevel: 'gold',
      invoiceNumber: 'INV-8',
    },
    ['Bay Bank', 'bay@example.org', 'Lou Park', 'gold', 'INV-8', 'by-hand'],
  ],
  [
    'payments',
    { label: `Bill ${number}`, name: 'Ana Reyes', email: payer.email, reference: '1042' },
    [`Bill ${number}`, 'Ana Reyes', payer.email, '1042'],
  ],
  [
    'profiles',
    { firstName: 'Leo', lastName: 'Diaz', email: payer.email, teamName: 'Herons' },
    ['Leo', 'Diaz', payer.email, 'Herons'],
  ],
  [
    'contactMessages',
    {
      id: '9d6e8f1a-0c4b-4a57-9a36-3f0f1f6b7a10',
      name: 'Ana',
      email: payer.email,
      subject: 'Tryouts',
    },
    ['Ana', payer.email, 'Tryouts', 'KNQ8-Y6GC'],
  ],
  ['volunteerApplications', { ...payer, phone: '239-555-0101' }, [...PAYER, '239-555-0101']],
  [
    'gallerySubmissions',
    { title: 'Tip-off', originalName: 'a.jpg', submitterName: 'Ana', submitterEmail: payer.email },
    ['Tip-off', 'a.jpg', 'Ana', payer.email],
  ],
  ['outbox', { to: payer.email, subject: 'Your receipt' }, [payer.email, 'Your receipt']],
  ['payouts', { id: 'po_1', match: { note: 'Statement 11' } }, ['po_1', 'Statement 11']],
  ['payouts', { id: 'po_1', match: null }, ['po_1']],
  [
    'payoutLines',
    { id: 'txn_1', label: `Gift ${number}`, sourceId: 'ch_1', payout: 'po_1' },
    ['txn_1', `Gift ${number}`, 'ch_1', 'po_1'],
  ],
  [
    'unmatchedMoney',
    { stripeId: 'pi_1', label: `Gift ${number}`, note: 'Refunded' },
    ['pi_1', `Gift ${number}`, 'Refunded'],
  ],
  ['brokenRecords', { path: 'orders/1', fields: ['payer'] }, ['orders/1', 'payer']],
  ['cachePurges', { tag: 'gallery', lastError: '503' }, ['gallery', '503']],
  [
    'nightlyRuns',
    { jobs: [{ job: 'remindOfPledges', error: 'donations/1' }] },
    ['remindOfPledges', 'donations/1'],
  ],
  [
    'auditLog',
    {
      actorName: 'Sam Park',
      action: 'profile.roleChanged',
      subject: 'profiles/p1',
      changes: [
        { field: 'of', before: '', after: 'bill-1' },
        { field: 'to', before: 'old@example.org', after: 'new@example.org' },
        { field: 'reference', before: '', after: '1042' },
        { field: 'amount', before: '', after: '$5.00' },
      ],
    },
    [
      ...['Sam Park', 'profile.roleChanged', 'profile.role Changed', 'profiles/p1', 'bill-1'],
      ...['old@example.org', 'new@example.org', '1042', '$5.00'],
    ],
  ],
])('%s are found by what stands in them', (collection, record, words) => {
  const wordsOf = RECORD_WORDS[collection] as (of: object) => readonly (string | null)[];
  expect(wordsOf(record)).toEqual(expect.arrayContaining(words));
});

test('an entry of the log is not found by values that may be private', () => {
  const words = RECORD_WORDS.auditLog({
    id: 'a',
    at: '2026-11-22T15:00:00Z',
    actorId: 'u',
    actorName: 'Sam Park',
    action: 'profile.updated',
    subject: 'profiles/p1',
    changes: [{ field: 'dateOfBirth', before: '2014-01-01', after: '2015-01-01' }],
  });
  expect(words.join(' ')).not.toContain('2014');
});
