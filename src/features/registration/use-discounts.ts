import { useCallback, useRef, useState } from 'react';
import type { DiscountTerms } from '#domain/discounts/discount.ts';
import type { Fee, TakeDiscounts } from '#domain/registration/fee.ts';

/** What the page knows of discounts. */
export interface FoundDiscounts {
  /** Those without a code. */
  known?: readonly DiscountTerms[];
  /** What names them to the server. Undefined until they are known: then the server says what counts. */
  shown?: { id: string; updatedAt: string }[];
  /** What they leave of the fee. */
  apply?: TakeDiscounts;
  /** The rows of the summary: the full fee, and why it is less. */
  rowsOf?: (fee: Fee, count: number) => [name: string, amount: string][];
  /** What came of the code that was typed. */
  note?: { text: string; isError: boolean };
}

/** The discounts that the page counts with. What is known stays where they cannot be asked for. */
export function useDiscounts() {
  const [found, setFound] = useState<FoundDiscounts>({});
  const [busy, setBusy] = useState(false);
  /** State comes too late for an answer that another question has overtaken. */
  const latest = useRef({ asked: 0, found });

  const look = useCallback(async (form: HTMLFormElement | null) => {
    const { current } = latest;
    current.asked += 1;
    const { asked } = current;
    const code = form && String(new FormData(form).get('discountCode') ?? '').trim();
    setBusy(true);
    const next = await import('./find-discounts.ts')
      .then(({ findDiscounts }) => findDiscounts(code || null, current.found))
      // Its script could not be loaded: as if nothing had been asked.
      .catch(() => current.found);
    if (asked !== current.asked) return;
    current.found = next;
    setFound(next);
    setBusy(false);
  }, []);

  return { ...found, busy, look };
}
