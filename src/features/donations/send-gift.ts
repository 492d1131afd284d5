import { callApi } from '#browser/api.ts';
import { readBySchema } from '#browser/forms/read-by-schema.ts';
import type { SentKeys } from '#browser/forms/send-for-payment.ts';
import { createDonationPaymentEndpoint } from '#contracts/donations/public.ts';
import { type Gift, giftSchema } from '#domain/donations/donation-form.ts';
import type { GiftRules } from '#domain/donations/gift-rules.ts';
import { readGiftAmount } from './read-gift.ts';

/** What a gift of this page is held to, and what sends it. */
export function rulesOfGift(type: Gift['type'], rules: GiftRules) {
  const schema = giftSchema(type, rules);
  return {
    schema,
    readGift: (form: HTMLFormElement) => ({
      ...readBySchema(schema, new FormData(form)),
      amountCents: readGiftAmount(type, form) ?? Number.NaN,
    }),
    sendGift: (gift: Gift, sent: SentKeys & { website?: string }) =>
      callApi(createDonationPaymentEndpoint, { ...gift, ...sent }),
  };
}
