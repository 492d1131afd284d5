import * as z from 'zod/mini';
import { messages } from '#words/rules/any.ts';

// Where a rule has no sentence of its own, Zod's would be English for everyone.
z.config({ localeError: () => messages.invalid });

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
  /**
   * Whether the caller must have passed the second factor within the last 15 minutes: for medical notes,
   * refunds, exports, roles and the deletion of people's data.
   */
  stepUp?: boolean;
  /** Opens a payment: the browser sends a proof of work for the request's `idempotencyKey` along. */
  provesWork?: true;
  /** Where a body may be longer than any form's; the server's limit otherwise. */
  maxBodyBytes?: number;
}

/**
 * What an endpoint says of itself. One for admins has to say whether it needs the second factor: it
 * cannot be forgotten.
 */
type Definition<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  Who extends Access,
> = Omit<Endpoint<Request, Response, Who>, 'method' | 'access' | 'stepUp'> &
  (Who extends 'admin' ? { stepUp: boolean } : { stepUp?: never });

function endpoint<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const Who extends Access,
>(
  method: 'GET' | 'POST',
  access: Who,
  definition: Definition<Request, Response, Who>,
): Endpoint<Request, Response, Who> {
  return { ...definition, method, access };
}

type Schema = z.ZodMiniType;

/* `@__NO_SIDE_EFFECTS__` lets a bundler leave out of a page the endpoints that it does not call. */

/** Read by anyone. */
/* @__NO_SIDE_EFFECTS__ */
export function publicGet<Q extends Schema, A extends Schema>(of: Definition<Q, A, 'public'>) {
  return endpoint('GET', 'public', of);
}

/** Sent by anyone. */
/* @__NO_SIDE_EFFECTS__ */
export function publicPost<Q extends Schema, A extends Schema>(of: Definition<Q, A, 'public'>) {
  return endpoint('POST', 'public', of);
}

/** Read by a signed-in person, of what is theirs. */
/* @__NO_SIDE_EFFECTS__ */
export function ownGet<Q extends Schema, A extends Schema>(of: Definition<Q, A, 'user'>) {
  return endpoint('GET', 'user', of);
}

/** Changed by a signed-in person, of what is theirs. */
/* @__NO_SIDE_EFFECTS__ */
export function ownPost<Q extends Schema, A extends Schema>(of: Definition<Q, A, 'user'>) {
  return endpoint('POST', 'user', of);
}

/** Read by the office. */
/* @__NO_SIDE_EFFECTS__ */
export function adminGet<Q extends Schema, A extends Schema>(of: Definition<Q, A, 'admin'>) {
  return endpoint('GET', 'admin', of);
}

/** Changed by the office. */
/* @__NO_SIDE_EFFECTS__ */
export function adminPost<Q extends Schema, A extends Schema>(of: Definition<Q, A, 'admin'>) {
  return endpoint('POST', 'admin', of);
}
