import type * as z from 'zod/mini';

/**
 * Who may call: anyone; a signed-in person, for what is theirs; an admin. The server checks it from the
 * ID token before it looks at the input.
 */
export type Access = 'public' | 'user' | 'admin';

/** One endpoint of the API in types: used by the browser's client and by the server, so neither can drift. */
export interface Endpoint<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  Who extends Access = Access,
> {
  method: 'GET' | 'POST';
  path: string;
  access: Who;
  /** The JSON body of a POST, the query of a GET. */
  request: Request;
  response: Response;
  /** Opens a payment: the browser sends a proof of work for the request's `idempotencyKey` along. */
  provesWork?: true;
  /** Where a body may be longer than any form's; the server's limit otherwise. */
  maxBodyBytes?: number;
}

/** Keeps the schemas' own types while checking the shape. */
export function endpoint<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const Who extends Access,
>(definition: Endpoint<Request, Response, Who>): Endpoint<Request, Response, Who> {
  return definition;
}
