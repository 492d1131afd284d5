import type { Context } from '@netlify/functions';
import type { Hono } from 'hono';
import { AppError } from '../../core/app-error.ts';
import type { Handler } from './finish.ts';
import { finished } from './finish.ts';
import { respondError } from './respond.ts';

/** Hono's environment here is Netlify's context: `api.fetch(request, context)`. */
export interface ApiEnv {
  Bindings: Context;
}

/** A function out of a whole API, with what every function's answers have. */
export function answerFrom(api: Hono<ApiEnv>): Handler {
  return finished(async (request, context) => api.fetch(request, context));
}

/** For an address that a function is asked for and does not know. */
export function answerNotFound(): Response {
  return respondError(new AppError('not_found', 'There is nothing at this address.'), '');
}
