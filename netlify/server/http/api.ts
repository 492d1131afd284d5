import { Hono } from 'hono';
import { calendarRoute } from '../routes/calendar.ts';
import { galleryRoute } from '../routes/gallery.ts';
import { gamesRoute } from '../routes/games.ts';
import { paymentsRoute } from '../routes/payments.ts';
import { type ApiEnv, answerNotFound } from './api-env.ts';

/** The public reads, so that one warm and light function serves them all. */
export const api = new Hono<ApiEnv>()
  .route('/', galleryRoute)
  .route('/', gamesRoute)
  .route('/', calendarRoute)
  .route('/', paymentsRoute);

api.notFound(answerNotFound);
