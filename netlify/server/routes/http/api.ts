import { Hono } from 'hono';
import { galleryRoute } from '../gallery/public.ts';
import { calendarRoute } from '../games/calendar.ts';
import { gamesRoute } from '../games/public.ts';
import { paymentsRoute } from '../payments/public.ts';
import { type ApiEnv, answerNotFound } from './api-env.ts';

/** The public reads, so that one warm and light function serves them all. */
export const api = new Hono<ApiEnv>()
  .route('/', galleryRoute)
  .route('/', gamesRoute)
  .route('/', calendarRoute)
  .route('/', paymentsRoute);

api.notFound(answerNotFound);
