import type * as z from 'zod/mini';

/** One endpoint of the API in types: used by the browser's client and by the server, so neither can drift. */
export interface Endpoint<Request extends z.ZodMiniType, Response extends z.ZodMiniType> {
  method: 'GET' | 'POST';
  path: string;
  /** The JSON body of a POST, the query of a GET. */
  request: Request;
  response: Response;
}

/** Keeps the schemas' own types while checking the shape. */
export function endpoint<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  definition: Endpoint<Request, Response>,
): Endpoint<Request, Response> {
  return definition;
}
