import { expect, test } from 'vitest';
import { DonationSchema } from '#domain/donations/donation.ts';
import { giftMemo } from '#domain/donations/gift-memo.ts';
import { MONEY_EMAILS } from '#tests/helpers/emails/money.ts';
import { OTHER_EMAILS } from '#tests/helpers/emails/others.ts';

/** The demo's gifts, each with what its reminder says. */
const gifts = [...MONEY_EMAILS, ...OTHER_EMAILS]
  .filter(({ composer }) => composer === 'pledgeReminder')
  .flatMap(({ data: record, write }) => {
    const { data } = DonationSchema.safeParse(record);
    return data ? [{ gift: data, text: JSON.stringify(write()) }] : [];
  })
  .filter(({ text }) => text.includes('memo line'));

test('the reminder of a gift asks for the memo line that its form and first email asked for', () => {
  expect(gifts.length).toBeGreaterThan(0);
  for (const { gift, text } of gifts) expect(text).toContain(`“${giftMemo(gift)}”`);
});
