import { expect, test } from 'vitest';
import { areValuesForgotten, forgetMail, forgetValues, isMailForgotten } from './forget.ts';

const STAMPS = { createdAt: '2026-01-01T12:00:00Z', nextAttemptAt: '2026-01-01T12:00:00Z' };
const MAIL = {
  id: 'm1',
  to: 'ana@example.org',
  replyTo: 'office@example.org',
  subject: 'Your receipt',
  text: 'Dear Ana',
  html: '<p>Dear Ana</p>',
  needs: 'nothing' as const,
  about: 'orders/1',
  data: { name: 'Ana' },
  status: 'sent' as const,
  attempts: 1,
  lastError: 'ana@example.org was busy',
  sentAt: '2026-01-01T12:00:00Z',
  ...STAMPS,
};

test('of an email stays that there was one, about what and when', () => {
  const forgotten = forgetMail(MAIL);
  expect(forgotten).toMatchObject({ id: 'm1', about: 'orders/1', status: 'sent', ...STAMPS });
  expect(JSON.stringify(forgotten)).not.toMatch(/ana|receipt|office/i);
  expect(isMailForgotten(forgotten)).toBe(true);
});

test('an address in what an email of before is about goes, too', () => {
  const old = { ...MAIL, about: 'accounts/ana@example.org' };
  expect(forgetMail(old).about).toBe('accounts');
  expect(isMailForgotten({ ...forgetMail(MAIL), about: old.about })).toBe(false);
});

test.each(['to', 'text', 'html'] as const)('an email with its %s is not forgotten', (field) => {
  expect(isMailForgotten({ ...forgetMail(MAIL), [field]: MAIL[field] })).toBe(false);
});

test('of an entry stays who changed which field of what; both values go', () => {
  const entry = {
    id: 'a',
    at: '2026-01-01T12:00:00Z',
    actorId: 'u',
    actorName: 'Sam Park',
    action: 'profile.updated',
    subject: 'profiles/p1',
    changes: [{ field: 'firstName', before: 'Ana', after: 'Anna' }],
  };
  const gone = { ...entry, changes: [{ field: 'firstName', before: '', after: '' }] };
  expect(forgetValues(entry)).toEqual(gone);
  expect([entry, gone].map(areValuesForgotten)).toEqual([false, true]);
  const half = { ...entry, changes: [{ field: 'firstName', before: '', after: 'Anna' }] };
  expect(areValuesForgotten(half)).toBe(false);
});
