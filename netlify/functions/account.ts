import type { Config } from '@netlify/functions';
import { accountApi } from '#server/http/account-api.ts';
import { answerFrom } from '#server/http/api-env.ts';

export default answerFrom(accountApi);

export const config: Config = {
  path: '/api/account/*',
};
