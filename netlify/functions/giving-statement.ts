import type { Config } from '@netlify/functions';
import { requestGivingStatementEndpoint } from '#contracts/donations/giving.ts';
import { handle } from '#server/routes/http/handle.ts';
import { sendGivingStatement } from '#server/use-cases/donations/send-giving-statement.ts';
import { takeTurn } from '#server/use-cases/limits/take-turn.ts';
import { deliverMail } from '#server/use-cases/mail/deliver-mail.ts';

export default handle(requestGivingStatementEndpoint, async (request, info) => {
  await takeTurn('mail', info, { email: request.email });
  info.waitUntil(deliverMail(await sendGivingStatement(request, info.now)));
  return { accepted: true } as const;
});

export const config: Config = {
  path: '/api/giving/statement',
};
