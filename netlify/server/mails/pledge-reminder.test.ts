import { expect, test } from 'vitest';
import { DonationSchema } from '#domain/donations/donation.ts';
import { giftMemo } from '#domain/donations/gift-memo.ts';
import { MONEY_EMAILS } from '#tests/helpers/emails/money.ts';
import { OTHER_EMAILS } from '#tests/helpers/emails/others.ts';
import { inLanguageOf } from '../core/language.ts';

const reminders = [...MONEY_EMAILS, ...OTHER_EMAILS].filter(
  ({ composer }) => composer === 'pledgeReminder',
);

test.each([
  ['en', /ACH transfer of .* Need our bank details\? Just reply to this email\./, /contact you/],
  ['es', /transferencia ACH de .* ¿Necesita nuestros datos bancarios\?/, /le enviaremos/],
] as const)(
  'in %s, who pays by transfer asks for the bank details, which nobody sends a second time',
  (language, said, promised) => {
    const texts = reminders
      .map(({ write }) => JSON.stringify(inLanguageOf(language, write)))
      .filter((text) => /memo line|\(memo\)/.test(text) && text.includes('ACH'));
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) {
      expect(text).toMatch(said);
      expect(text).not.toMatch(promised);
    }
  },
);

/** The demo's gifts, each with what its reminder says. */
const gifts = reminders
  .flatMap(({ data: record, write }) => {
    const { data } = DonationSchema.safeParse(record);
    return data ? [{ gift: data, text: JSON.stringify(write()) }] : [];
  })
  .filter(({ text }) => text.includes('memo line'));

test('the reminder of a gift asks for the memo line that its form and first email asked for', () => {
  expect(gifts.length).toBeGreaterThan(0);
  for (const { gift, text } of gifts) expect(text).toContain(`“${giftMemo(gift)}”`);
});
