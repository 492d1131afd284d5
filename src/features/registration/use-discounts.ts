import { useCallback, useRef, useState } from 'react';
import { readForm } from '#browser/forms/draft.ts';
import type { FoundDiscounts } from './found-discounts.ts';

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
    const typed = form ? readForm(form).discountCode : undefined;
    setBusy(true);
    const next = await import('./later.ts')
      .then(({ loadDiscounts }) => loadDiscounts())
      .then(({ findDiscounts }) => findDiscounts(typed, current.found))
      // Its script could not be loaded: as if nothing had been asked.
      .catch(() => current.found);
    if (asked !== current.asked) return;
    current.found = next;
    setFound(next);
    setBusy(false);
  }, []);

  /** What was said of another code than the one that is typed by now. */
  const dropRefusal = useCallback(() => {
    const { refused, ...rest } = latest.current.found;
    if (!refused) return;
    latest.current.found = rest;
    setFound(rest);
  }, []);

  return { ...found, busy, look, dropRefusal };
}
