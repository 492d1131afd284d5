import type { Config } from '@netlify/functions';
import { requestGivingStatement } from '#contracts/giving.ts';
import { handle } from '#server/http/handle.ts';
import { deliverMail } from '#server/use-cases/deliver-mail.ts';
import { takeTurn } from '#server/use-cases/limits/take-turn.ts';
import { sendGivingStatement } from '#server/use-cases/send-giving-statement.ts';

export default handle(requestGivingStatement, async (request, info) => {
  await takeTurn('mail', info, { email: request.email });
  info.waitUntil(deliverMail(await sendGivingStatement(request, info.now)));
  return { accepted: true } as const;
});

export const config: Config = {
  path: '/api/giving/statement',
};
