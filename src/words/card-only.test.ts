import { expect, test } from 'vitest';
import { messages as englishForm } from './en/donations/form.ts';
import { messages as englishAccounts } from './en/emails/accounts.ts';
import { messages as englishLink } from './en/payments/link.ts';
import { messages as spanishForm } from './es/donations/form.ts';
import { messages as spanishAccounts } from './es/emails/accounts.ts';
import { messages as spanishLink } from './es/payments/link.ts';

/* A gift may be given by check each month: nothing charges it, and no link manages it. */

test.each([
  ['English', englishForm, englishLink, englishAccounts, /\bcard\b/, /charge/],
  ['Spanish', spanishForm, spanishLink, spanishAccounts, /\btarjeta\b/, /cobra/],
])(
  'in %s, a link to manage a gift is promised to cards alone',
  (_, form, link, accounts, card, charge) => {
    for (const text of [form.manage, link.text, link.sent.text, accounts.deleted.kept]) {
      expect(text).toMatch(card);
    }
    expect(form.paymentDayHint).not.toMatch(charge);
  },
);
