import { expect, test } from 'vitest';
import { MONEY_EMAILS } from '#tests/helpers/emails/money.ts';
import { inLanguageOf } from '../core/language.ts';

// The office reverses what bounced, what it refunded by hand and what it recorded by mistake.
test.each([
  [
    'en',
    /was reversed$/,
    /did not reach us, we refunded it to you, or we recorded it by mistake\./,
  ],
  ['es', /anulamos un pago/, /no nos llegó, se lo reembolsamos o lo anotamos por error\./],
] as const)(
  'in %s, a payment that was reversed may have been refunded',
  (language, subject, said) => {
    const emails = MONEY_EMAILS.filter(({ composer }) => composer === 'mailToPayer')
      .flatMap(({ write }) => [inLanguageOf(language, write) ?? []].flat())
      .filter((email) => subject.test(email.subject));
    expect(emails.length).toBeGreaterThan(0);
    for (const { blocks } of emails) expect(blocks[0]).toMatch(said);
  },
);
