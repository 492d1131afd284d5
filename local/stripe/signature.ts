import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` header: HMAC-SHA-256 of `<unix seconds>.<body>` under the endpoint's secret. */
export function signatureHeader(body: string, secret: string, unixSeconds: number): string {
  const signature = createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex');
  return `t=${unixSeconds},v1=${signature}`;
}
