import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps keyboard and screen reader where they were when a line disappears under them: on the line that
 * moved up, else the last one, else what the empty cart offers.
 * @param lineCount changes when a line is gone.
 * @returns to be called with the line's index before it is removed.
 */
export function useFocusAfterRemoval(
  root: RefObject<HTMLElement | null>,
  lineCount: number | undefined,
): (index: number) => void {
  const removedIndex = useRef<number>(undefined);

  useEffect(() => {
    const index = removedIndex.current;
    removedIndex.current = undefined;
    // Only where the focus was lost with the line: someone who typed 0 may have moved on already.
    if (index === undefined || lineCount === undefined || isFocusSomewhere()) return;
    const buttons = root.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
    const next = buttons[index] ?? buttons[lineCount - 1];
    (next ?? document.querySelector<HTMLElement>('[data-empty-cart] a'))?.focus();
  }, [root, lineCount]);

  return (index) => {
    removedIndex.current = index;
  };
}

function isFocusSomewhere(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}
