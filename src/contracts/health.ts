import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const SERVICES = ['firestore', 'auth', 'content', 'stripe', 'mail'] as const;
export type ServiceName = (typeof SERVICES)[number];

export const ServiceHealthSchema = z.object({
  ok: z.boolean(),
  milliseconds: z.number(),
  message: z.optional(z.string()),
});

/** Whether each hosted service can be reached from the functions; 503 when one cannot. */
export const getHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  request: z.object({}),
  response: z.object({
    ok: z.boolean(),
    services: z.record(z.enum(SERVICES), ServiceHealthSchema),
  }),
});
