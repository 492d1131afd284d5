import { Hono } from 'hono';
import { accountsRoute } from '../accounts/accounts.ts';
import { ownAccountRoute } from '../accounts/own-account.ts';
import { type ApiEnv, answerNotFound } from './api-env.ts';

/** What account holders see and do, in a function of its own: it needs Firebase Auth, Stripe and mail. */
export const accountApi = new Hono<ApiEnv>().route('/', accountsRoute).route('/', ownAccountRoute);

accountApi.notFound(answerNotFound);
