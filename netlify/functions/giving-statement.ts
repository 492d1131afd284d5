import type { Config } from '@netlify/functions';
import { requestGivingStatement } from '#contracts/giving.ts';
import { handle } from '#server/http/handle.ts';
import { deliverMail } from '#server/use-cases/deliver-mail.ts';
import { sendGivingStatement } from '#server/use-cases/send-giving-statement.ts';

export default handle(requestGivingStatement, async (request, { now, waitUntil }) => {
  waitUntil(deliverMail(await sendGivingStatement(request, now)));
  return { accepted: true } as const;
});

export const config: Config = {
  path: '/api/giving/statement',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
