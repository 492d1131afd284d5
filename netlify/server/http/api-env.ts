import type { Context } from '@netlify/functions';
import { AppError } from './app-error.ts';
import { respondError } from './respond.ts';

/** Hono's environment here is Netlify's context: `api.fetch(request, context)`. */
export interface ApiEnv {
  Bindings: Context;
}

/** For an address that a function is asked for and does not know. */
export function answerNotFound(): Response {
  return respondError(new AppError('not_found', 'There is nothing at this address.'), '');
}
