import type { Config } from '@netlify/functions';
import { requestGivingStatement } from '#contracts/giving.ts';
import { handle } from '#server/http/handle.ts';
import { deliverOutbox } from '#server/use-cases/deliver-outbox.ts';
import { sendGivingStatement } from '#server/use-cases/send-giving-statement.ts';

export default handle(requestGivingStatement, async (request, { now, waitUntil }) => {
  await sendGivingStatement(request, now);
  waitUntil(deliverOutbox());
  return { accepted: true } as const;
});

export const config: Config = {
  path: '/api/giving/statement',
  rateLimit: { windowLimit: 10, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
