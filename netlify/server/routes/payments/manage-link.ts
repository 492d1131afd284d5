import { requestManageLinkEndpoint } from '#contracts/payments/manage-payment.ts';
import { refuseHoneypot } from '../../core/honeypot.ts';
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { deliverMail } from '../../use-cases/mail/deliver-mail.ts';
import { sendManageLinks } from '../../use-cases/payments/send-manage-links.ts';
import { route } from '../http/route.ts';

export const manageLinkRoute = route(requestManageLinkEndpoint, async (request, info) => {
  await consumeLimit('mail', info, { email: request.email });
  refuseHoneypot(request);
  // After the answer, which must not take longer where there are plans.
  info.waitUntil(sendManageLinks(request.email, info.now).then(deliverMail));
  return { accepted: true } as const;
});
