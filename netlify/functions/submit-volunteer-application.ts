import { submitVolunteerApplicationEndpoint } from '#contracts/volunteering/public.ts';
import { handle } from '#server/routes/http/handle.ts';
import { takeTurn } from '#server/use-cases/limits/take-turn.ts';
import { deliverMailsAbout } from '#server/use-cases/mail/deliver-mail.ts';
import { submitVolunteerApplication } from '#server/use-cases/volunteering/submit-volunteer-application.ts';

export default handle(submitVolunteerApplicationEndpoint, async (request, info) => {
  await takeTurn('message', info, { email: request.application.email });
  await submitVolunteerApplication(request, info.now);
  info.waitUntil(
    deliverMailsAbout(`volunteerApplications/${request.idempotencyKey.toLowerCase()}`),
  );
  return { received: true } as const;
});
