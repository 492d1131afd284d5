import type { Config } from '@netlify/functions';
import { createDonationPayment } from '#contracts/donations.ts';
import { handle } from '#server/http/handle.ts';
import { acceptDonation } from '#server/use-cases/accept-donation.ts';
import { deliverMailsAbout } from '#server/use-cases/deliver-mail.ts';

export default handle(createDonationPayment, async (request, { now, waitUntil }) => {
  const answer = await acceptDonation(request, now);
  waitUntil(deliverMailsAbout(`donations/${request.idempotencyKey.toLowerCase()}`));
  return answer;
});

/** A person sends a few of these a minute at most; someone testing stolen cards sends more. */
export const config: Config = {
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
