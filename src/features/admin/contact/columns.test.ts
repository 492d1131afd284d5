// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AdminMessageSchema } from '#contracts/contact/dashboard.ts';
import { tellMessage } from '#domain/contact/tell-message.ts';
import { inWords } from '#domain/records/told.ts';
import { MESSAGE_COLUMNS } from './columns.tsx';

const now = '2026-11-22T12:00:00.000Z';
const message = AdminMessageSchema.parse({
  id: 'm',
  name: 'Ana Diaz',
  email: 'ana@example.com',
  phone: '239-555-0123',
  inquiryType: 'registration',
  playerAge: '10-12',
  subject: 'A place on the team',
  message: 'Is there one?',
  language: 'es',
  status: 'new',
  notes: null,
  createdAt: now,
  updatedAt: now,
});

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { timeZone: 'America/New_York' } } });
});
afterAll(() => vi.unstubAllGlobals());

test('a file has all that the details show', () => {
  const file = Object.fromEntries(
    MESSAGE_COLUMNS.flatMap(({ header, csv }) => (csv ? [[header, csv(message)]] : [])),
  );
  for (const { label, parts } of tellMessage(message)) {
    expect([label, file[label]]).toEqual([label, inWords({ parts })]);
  }
});
