import * as z from 'zod/mini';
import { ownGet } from '../endpoint.ts';
import { StatementSchema } from './statement.ts';

/** The statement of the caller's family, by their verified address; `forbidden` while it is not verified. */
export const readOwnStatementEndpoint = ownGet({
  path: '/api/account/statement',
  request: z.object({}),
  response: z.object({ statement: StatementSchema }),
});
export type OwnStatement = z.infer<typeof readOwnStatementEndpoint.response>;
