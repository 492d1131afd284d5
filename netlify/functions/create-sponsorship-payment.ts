import type { Config } from '@netlify/functions';
import { createSponsorshipPayment } from '#contracts/sponsorships.ts';
import { handle } from '#server/http/handle.ts';
import { acceptSponsorship } from '#server/use-cases/accept-sponsorship.ts';
import { deliverMailsAbout } from '#server/use-cases/deliver-mail.ts';

export default handle(createSponsorshipPayment, async (request, { now, waitUntil }) => {
  const answer = await acceptSponsorship(request, now);
  waitUntil(deliverMailsAbout(`sponsorships/${request.idempotencyKey.toLowerCase()}`));
  return answer;
});

/** A person sends a few of these a minute at most; someone testing stolen cards sends more. */
export const config: Config = {
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
