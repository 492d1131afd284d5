import { requestGivingStatementEndpoint } from '#contracts/donations/giving.ts';
import { sendGivingStatement } from '../../use-cases/donations/send-giving-statement.ts';
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { deliverMail } from '../../use-cases/mail/deliver-mail.ts';
import { route } from '../http/route.ts';

export const givingStatementRoute = route(requestGivingStatementEndpoint, async (request, info) => {
  await consumeLimit('mail', info, { email: request.email });
  info.waitUntil(deliverMail(await sendGivingStatement(request, info.now)));
  return { accepted: true } as const;
});
