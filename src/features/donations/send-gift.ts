import { callApi } from '#browser/api.ts';
import type { SentKeys } from '#browser/forms/send-for-payment.ts';
import { createDonationPaymentEndpoint } from '#contracts/donations/public.ts';
import { type Gift, giftSchema } from '#domain/donations/donation-form.ts';
import type { GiftRules } from '#domain/donations/gift-rules.ts';

/** What a gift of this page is held to, and what sends it. */
export function rulesOfGift(type: Gift['type'], rules: GiftRules) {
  return {
    schema: giftSchema(type, rules),
    sendGift: (gift: Gift, sent: SentKeys & { website?: string }) =>
      callApi(createDonationPaymentEndpoint, { ...gift, ...sent }),
  };
}
