import { requestManageLinkEndpoint } from '#contracts/payments/manage-payment.ts';
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { deliverMail } from '../../use-cases/mail/deliver-mail.ts';
import { sendManageLinks } from '../../use-cases/payments/send-manage-links.ts';
import { route } from '../http/route.ts';

export const manageLinkRoute = route(requestManageLinkEndpoint, async (request, info) => {
  await consumeLimit('mail', info, { email: request.email });
  info.waitUntil(deliverMail(await sendManageLinks(request, info.now)));
  return { accepted: true } as const;
});
