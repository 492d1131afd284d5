import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { StatementSchema } from './statement.ts';

/** The statement of the caller's family, by their verified address; `forbidden` while it is not verified. */
export const readOwnStatementEndpoint = endpoint({
  method: 'GET',
  path: '/api/account/statement',
  access: 'user',
  request: z.object({}),
  response: z.object({ statement: StatementSchema }),
});
export type OwnStatement = z.infer<typeof readOwnStatementEndpoint.response>;
