import type { Config } from '@netlify/functions';
import { submitVolunteerApplication as endpoint } from '#contracts/volunteering.ts';
import { handle } from '#server/http/handle.ts';
import { deliverMailsAbout } from '#server/use-cases/deliver-mail.ts';
import { submitVolunteerApplication } from '#server/use-cases/submit-volunteer-application.ts';

export default handle(endpoint, async (request, { now, waitUntil }) => {
  await submitVolunteerApplication(request, now);
  waitUntil(deliverMailsAbout(`volunteerApplications/${request.idempotencyKey.toLowerCase()}`));
  return { received: true } as const;
});

/** A person writes a few times a minute at most; a program that floods the office's mailbox writes more. */
export const config: Config = {
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
