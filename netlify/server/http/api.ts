import type { Context } from '@netlify/functions';
import { Hono } from 'hono';
import { accountsRoute } from '../routes/accounts.ts';
import { calendarRoute } from '../routes/calendar.ts';
import { galleryRoute } from '../routes/gallery.ts';
import { gamesRoute } from '../routes/games.ts';
import { givingRoute } from '../routes/giving.ts';
import { ownAccountRoute } from '../routes/own-account.ts';
import { paymentsRoute } from '../routes/payments.ts';
import { AppError } from './app-error.ts';
import { respondError } from './respond.ts';

/** Hono's environment here is Netlify's context: `api.fetch(request, context)`. */
export interface ApiEnv {
  Bindings: Context;
}

/** Every record endpoint, so that one warm function serves them all. */
export const api = new Hono<ApiEnv>()
  .route('/', accountsRoute)
  .route('/', ownAccountRoute)
  .route('/', galleryRoute)
  .route('/', gamesRoute)
  .route('/', calendarRoute)
  .route('/', givingRoute)
  .route('/', paymentsRoute);

api.notFound(() =>
  respondError(new AppError('not_found', 'There is nothing at this address.'), ''),
);
