import type { ErrorCode } from '#contracts/errors.ts';

/** The one table from error code to HTTP status. */
export const STATUS: Record<ErrorCode, number> = {
  malformed_request: 400,
  invalid_signature: 400,
  unauthorized: 401,
  forbidden: 403,
  second_factor_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  idempotency_key_reused: 409,
  already_paid: 409,
  already_registered: 409,
  confirm_replacement: 409,
  discounts_changed: 409,
  registration_closed: 409,
  record_unreadable: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  rate_limited: 429,
  internal: 500,
  payment_unavailable: 503,
  service_unavailable: 503,
};
