import * as z from 'zod/mini';

/** Every way in which the API refuses. The one table from code to HTTP status is `netlify/server/routes/http/status.ts`. */
export const ERROR_CODES = [
  'malformed_request',
  'invalid_input',
  'unsupported_media_type',
  'payload_too_large',
  'unauthorized',
  'forbidden',
  'second_factor_required',
  'not_found',
  'method_not_allowed',
  'conflict',
  'idempotency_key_reused',
  /** What a form had sent before was paid meanwhile, so the change was not made. */
  'already_paid',
  /** Of registrations: a player on the form is registered and paid for. */
  'already_registered',
  /** Of registrations: one for a check or a transfer would be canceled, which is asked first. */
  'confirm_replacement',
  /** Of registrations: the page counted with discounts that are others by now. */
  'discounts_changed',
  /** The program takes no registrations (any more) this season. */
  'registration_closed',
  'invalid_signature',
  /** What is stored is not as it should be; the office is told. */
  'record_unreadable',
  'rate_limited',
  'payment_unavailable',
  'service_unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every refusal: a code for the program, a message for the person, messages by field path. */
export const ErrorBodySchema = z.object({
  error: z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    fields: z.optional(z.record(z.string(), z.string())),
    requestId: z.optional(z.string()),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBodySchema>;
