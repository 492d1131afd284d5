import type { Config } from '@netlify/functions';
import { accountApi } from '#server/routes/http/account-api.ts';
import { answerFrom } from '#server/routes/http/api-env.ts';

export default answerFrom(accountApi);

export const config: Config = {
  path: '/api/account/*',
};
