interface StripeErrorBody {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: object;
}

/** A refusal in Stripe's shape: `{ error: { type, code, message, param } }` with its HTTP status. */
export class StripeError extends Error {
  readonly status: number;
  readonly body: StripeErrorBody;
  /** Stripe keeps no idempotent reply for a call that was refused before it began. */
  readonly beforeExecution: boolean;

  constructor(status: number, body: StripeErrorBody, beforeExecution = false) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.beforeExecution = beforeExecution;
  }
}

/** 400 for what was understood but cannot be done. */
export function invalidRequest(message: string, detail: { code?: string; param?: string } = {}) {
  return new StripeError(400, { type: 'invalid_request_error', message, ...detail });
}

/** 404 (400 as a reference inside another call) for an id that is not there. */
export function noSuch(kind: string, id: string, param = 'id') {
  return new StripeError(param === 'id' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind.replace('.', ' ')}: '${id}'`,
    param,
  });
}

/** 501: Stripe can do it, this stand-in cannot. Never answered with something plausible instead. */
export function notImplemented(what: string, param?: string) {
  return new StripeError(
    501,
    {
      type: 'api_error',
      code: 'not_implemented',
      message: `Local Stripe does not implement ${what}; the real Stripe may. See local/stripe/server.ts.`,
      ...(param === undefined ? {} : { param }),
    },
    true,
  );
}
