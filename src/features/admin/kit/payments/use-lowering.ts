import { useRef, useState } from 'react';
import { type ApiError, type ApiResult, callApi } from '#browser/api.ts';
import {
  type AdjustmentForm,
  adjustBillEndpoint,
  getBillEndpoint,
} from '#contracts/billing/dashboard.ts';
import type { Cents } from '#domain/money/money.ts';
import { messages } from '#words/office/dashboard/adjustments.ts';

/** What is taken off one bill. */
interface Lowered {
  /** As the person saw it. */
  bill: { id: string; updatedAt: string; amountCents: Cents };
  adjustment: AdjustmentForm;
}

interface Lowering {
  answer: ApiResult<unknown>;
  /** The bills that were lowered, also where the next one was refused, and by the tries before. */
  done: readonly string[];
}

/**
 * Lowers bills one after the other, until one is refused: the refusal says how many were lowered before, and
 * `done` which, so that another try goes on where this one stopped. What came for a registration is shared
 * anew among its bills whenever one is lowered, so the others have changed by our own doing.
 */
export function useLowering() {
  /** Names the attempt for each bill: sent again after a failure it is the same adjustment. */
  const keys = useRef(new Map<string, string>());
  /** The registrations of which a bill has been lowered here. */
  const changed = useRef(new Set<string>());
  const [done, setDone] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);

  function keyOf(id: string): string {
    const key = keys.current.get(id) ?? crypto.randomUUID();
    keys.current.set(id, key);
    return key;
  }

  async function lower(all: readonly Lowered[]): Promise<Lowering> {
    setTried(true);
    const now: string[] = [];
    for (const { bill, adjustment } of all) {
      const { id } = bill;
      const seen = changed.current.size === 0 ? bill.updatedAt : await seenNow(bill);
      const request = { id, seen, idempotencyKey: keyOf(id), adjustment };
      const answer = await callApi(adjustBillEndpoint, request);
      if (!answer.ok) {
        setDone([...done, ...now]);
        const error = tellDone(answer.error, now.length, all.length);
        return { answer: { ok: false, error }, done: [...done, ...now] };
      }
      now.push(id);
      const { registrationId } = answer.data.bill;
      if (registrationId) changed.current.add(registrationId);
    }
    return { answer: { ok: true, data: null }, done: [...done, ...now] };
  }

  /** When the bill changed last, where that was our doing and no more: else as it was seen, to be refused. */
  async function seenNow({ id, updatedAt, amountCents }: Lowered['bill']): Promise<string> {
    const answer = await callApi(getBillEndpoint, { id });
    if (!answer.ok) return updatedAt;
    const { bill } = answer.data;
    const isOurs = bill.registrationId !== null && changed.current.has(bill.registrationId);
    return isOurs && bill.amountCents === amountCents ? bill.updatedAt : updatedAt;
  }

  return { done, isTried, lower };
}

function tellDone(error: ApiError, done: number, all: number): ApiError {
  if (done === 0) return error;
  return { ...error, message: messages.stopped(done, all, error.message) };
}
