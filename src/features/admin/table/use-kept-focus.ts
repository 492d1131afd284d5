import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps a keyboard's place: when what had the focus leaves the page, as a deleted row does, the part
 * around it takes it over instead of the top of the page.
 * @returns what that part, an element, is to be given
 */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null);
  const isHere = useRef(false);
  // After every change: what is removed tells nobody that it loses the focus.
  useLayoutEffect(() => {
    if (!isHere.current || document.activeElement !== document.body) return;
    ref.current?.focus({ preventScroll: true });
  });
  return {
    ref,
    tabIndex: -1,
    onFocus: () => {
      isHere.current = true;
    },
    onBlur: () => {
      isHere.current = false;
    },
  };
}
