// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AdminVolunteerSchema, type VolunteerRow } from '#contracts/volunteering/dashboard.ts';
import { inWords } from '#domain/records/told.ts';
import { tellApplication } from '#domain/volunteering/tell-application.ts';
import { volunteerRequest } from '#tests/helpers/volunteers.ts';
import { messages as answers } from '#words/office/answers.ts';
import { VOLUNTEER_COLUMNS } from './columns.tsx';

const { application: form } = volunteerRequest({ communicationConsent: true });
const now = '2026-11-22T12:00:00.000Z';
const application = AdminVolunteerSchema.parse({
  ...form,
  id: 'v',
  status: 'applied',
  notes: 'Called.',
  createdAt: now,
  updatedAt: now,
});

beforeAll(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { timeZone: 'America/New_York' } } });
});
afterAll(() => vi.unstubAllGlobals());

/** What a file says of the applicant, by heading. */
function fileOf(wantsNews: boolean): Record<string, string | number | null> {
  const row: VolunteerRow = { ...application, inFile: { ...application, wantsNews } };
  const told = VOLUNTEER_COLUMNS.flatMap(({ header, csv }) => (csv ? [[header, csv(row)]] : []));
  return Object.fromEntries(told);
}

test('a file has all that the details show', () => {
  const file = fileOf(true);
  for (const { label, parts } of tellApplication(application)) {
    expect([label, file[label]]).toEqual([label, inWords({ parts })]);
  }
  expect(file.Notes).toBe('Called.');
});

test('whoever has asked for no more news since is not to be contacted', () => {
  expect(fileOf(true)[answers.volunteer.mayWrite]).toBe(answers.yes);
  expect(fileOf(false)[answers.volunteer.mayWrite]).toBe(answers.no);
});
