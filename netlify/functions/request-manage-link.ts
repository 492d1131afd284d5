import type { Config } from '@netlify/functions';
import { requestManageLinkEndpoint } from '#contracts/payments/manage-payment.ts';
import { handle } from '#server/routes/http/handle.ts';
import { takeTurn } from '#server/use-cases/limits/take-turn.ts';
import { deliverMail } from '#server/use-cases/mail/deliver-mail.ts';
import { sendManageLinks } from '#server/use-cases/payments/send-manage-links.ts';

export default handle(requestManageLinkEndpoint, async (request, info) => {
  await takeTurn('mail', info, { email: request.email });
  info.waitUntil(deliverMail(await sendManageLinks(request, info.now)));
  return { accepted: true } as const;
});

export const config: Config = {
  path: '/api/payments/manage-link',
};
