import * as z from 'zod/mini';
import { adminGet, publicGet } from '../endpoint.ts';

export const SERVICES = ['firestore', 'auth', 'content', 'stripe', 'mail'] as const;
export type ServiceName = (typeof SERVICES)[number];

export const ServiceHealthSchema = z.object({
  ok: z.boolean(),
  milliseconds: z.number(),
  message: z.optional(z.string()),
});

/** Whether all is well, as of at most a minute ago; 503 when a hosted service cannot be reached. */
export const getHealthEndpoint = publicGet({
  path: '/api/health',
  request: z.object({}),
  response: z.object({ ok: z.boolean() }),
});

/** Each hosted service by name, asked now. */
export const getServiceHealthEndpoint = adminGet({
  path: '/api/admin/health',
  stepUp: false,
  request: z.object({}),
  response: z.object({
    ok: z.boolean(),
    services: z.record(z.enum(SERVICES), ServiceHealthSchema),
  }),
});
