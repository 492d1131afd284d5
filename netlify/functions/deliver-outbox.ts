import type { Config } from '@netlify/functions';
import { guarded } from '#server/http/handle.ts';
import { respondJson } from '#server/http/respond.ts';
import { deliverOutbox } from '#server/use-cases/deliver-outbox.ts';

export default guarded(async () => respondJson(await deliverOutbox()));

export const config: Config = { schedule: '* * * * *' };
