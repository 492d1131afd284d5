import { StripeError } from './errors.ts';

export interface Reply {
  status: number;
  body: string;
  /** Whether a failure is to be repeated for the same idempotency key, if it came after execution began; a success always is. */
  keep?: boolean;
  /** The first call's request id, where this reply repeats that call's. */
  originalRequest?: string;
}

/** Any failure as the reply a client gets; what is not Stripe's refusal is our own fault, a 500. */
export function errorReply(error: unknown): Reply {
  if (error instanceof StripeError) {
    const body = JSON.stringify({ error: error.body });
    return { status: error.status, body, keep: !error.beforeExecution };
  }
  console.error('Local Stripe failed:', error);
  const body = { type: 'api_error', message: `Local Stripe failed: ${String(error)}` };
  return { status: 500, body: JSON.stringify({ error: body }), keep: true };
}
