import type * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { readBySchema } from './read-by-schema.ts';
import type { MailedRules } from './use-mailed-request.ts';

/** The rules of a form that is one request of an endpoint. */
export function mailedRules<Request extends z.ZodMiniObject>(
  endpoint: Endpoint<Request, z.ZodMiniType, 'public'>,
): MailedRules {
  return {
    schema: endpoint.request,
    readRequest: (form) => readBySchema(endpoint.request, new FormData(form)),
    // A schema takes what it has given.
    send: (request) => callApi(endpoint, request as z.input<Request>),
  };
}
