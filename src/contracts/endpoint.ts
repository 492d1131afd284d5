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

/** An endpoint for admins has to say whether it needs the second factor: it cannot be forgotten. */
type Decided<Who extends Access> = Who extends 'admin' ? { stepUp: boolean } : { stepUp?: never };

/** Keeps the schemas' own types while checking the shape. */
export function endpoint<
  Request extends z.ZodMiniType,
  Response extends z.ZodMiniType,
  const Who extends Access,
>(definition: Endpoint<Request, Response, Who> & Decided<Who>): Endpoint<Request, Response, Who> {
  return definition;
}
