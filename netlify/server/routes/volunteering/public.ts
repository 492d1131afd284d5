import { submitVolunteerApplicationEndpoint } from '#contracts/volunteering/public.ts';
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { deliverMailsAbout } from '../../use-cases/mail/deliver-mail.ts';
import { submitVolunteerApplication } from '../../use-cases/volunteering/submit-volunteer-application.ts';
import { route } from '../http/route.ts';

export const volunteerRoute = route(submitVolunteerApplicationEndpoint, async (request, info) => {
  await consumeLimit('message', info, { email: request.application.email });
  await submitVolunteerApplication(request, info.now);
  info.waitUntil(
    deliverMailsAbout(`volunteerApplications/${request.idempotencyKey.toLowerCase()}`),
  );
  return { received: true } as const;
});
