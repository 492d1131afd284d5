import type { ApiResult } from '#browser/api.ts';
import type { PaymentSummary } from '#contracts/payments/public.ts';
import type { DecidedView, PaymentStatus, PaymentView } from '#domain/payments/choices.ts';

/** What a payer is told of a payment. */
export type PaymentReport =
  | { view: Exclude<PaymentView, DecidedView> }
  | { view: DecidedView; payment: PaymentSummary };

/** What a form shows of the payment that it waits for, once there is something to tell. */
export type FollowedStep =
  /** In our books, or on its way there. */
  | { at: 'decided'; view: 'paid' | 'processing'; payment: PaymentSummary }
  /** Its payment page takes no money any more. */
  | { at: 'closed'; view: 'failed' | 'expired' | 'refunded' };

const VIEW_OF_STATUS: Record<PaymentStatus, PaymentView> = {
  pending: 'confirming',
  processing: 'processing',
  paid: 'paid',
  disputed: 'paid',
  partially_refunded: 'paid',
  refunded: 'refunded',
  payment_failed: 'failed',
  expired: 'expired',
  cancelled: 'expired',
  // Of plans: the way to pay is set up, and receipts say the rest.
  active: 'paid',
  past_due: 'paid',
  paused: 'paid',
  ended: 'paid',
};

/** One answer of the status endpoint, in the payer's terms. */
export function reportOf(result: ApiResult<PaymentSummary>): PaymentReport {
  if (result.ok)
    return { view: VIEW_OF_STATUS[result.data.status], payment: result.data } as PaymentReport;
  const { code } = result.error;
  return { view: code === 'not_found' || code === 'invalid_input' ? 'unknown' : 'unavailable' };
}

/** The same for the form; undefined while it waits on. */
export function stepOf(report: PaymentReport): FollowedStep | undefined {
  switch (report.view) {
    case 'paid':
    case 'processing':
      return { at: 'decided', view: report.view, payment: report.payment };
    case 'failed':
    case 'expired':
    case 'refunded':
      return { at: 'closed', view: report.view };
    // The record has another payment page by now.
    case 'unknown':
      return { at: 'closed', view: 'expired' };
    default:
      return undefined;
  }
}

/** About two minutes in all; the webhook usually comes within two seconds. */
export const MAX_QUESTIONS = 16;
const MAX_FAILURES = 3;

/** Milliseconds to wait after the nth question (from 0): 1 s, half as long again each time, at most 10 s. */
export function delayAfter(question: number): number {
  return Math.min(1000 * 1.5 ** question, 10_000);
}

interface WatchOptions {
  ask: () => Promise<ApiResult<PaymentSummary>>;
  /** Called with each report that differs from "still confirming". */
  tell: (report: PaymentReport) => void;
  wait: (milliseconds: number) => Promise<void>;
  signal: AbortSignal;
}

/**
 * Asks until the payment is decided, giving up on the way with 'slow' (the webhook is late) or
 * 'unavailable' (three questions in a row without an answer).
 */
export async function watchPayment({ ask, tell, wait, signal }: WatchOptions): Promise<void> {
  let failures = 0;
  for (let question = 0; question < MAX_QUESTIONS; question++) {
    const report = reportOf(await ask());
    if (signal.aborted) return;
    failures = report.view === 'unavailable' ? failures + 1 : 0;
    const undecided = report.view === 'confirming' || (failures > 0 && failures < MAX_FAILURES);
    if (!undecided) return tell(report);
    await wait(delayAfter(question));
    if (signal.aborted) return;
  }
  tell({ view: 'slow' });
}
