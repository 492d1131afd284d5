import { requestGivingStatementEndpoint } from '#contracts/donations/giving.ts';
import { refuseHoneypot } from '../../core/honeypot.ts';
import { sendGivingStatement } from '../../use-cases/donations/send-giving-statement.ts';
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { deliverMail } from '../../use-cases/mail/deliver-mail.ts';
import { route } from '../http/route.ts';

export const givingStatementRoute = route(requestGivingStatementEndpoint, async (request, info) => {
  await consumeLimit('mail', info, { email: request.email });
  refuseHoneypot(request);
  // After the answer, which must not take longer where there are gifts.
  info.waitUntil(sendGivingStatement(request, info.now).then(deliverMail));
  return { accepted: true } as const;
});
