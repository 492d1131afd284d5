import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps a keyboard's place: when what had the focus leaves the page, as a deleted row does, the part
 * around it takes it over instead of the top of the page.
 * @returns what that part, an element, is to be given
 */
export function useKeptFocus() {
  const ref = useRef<HTMLElement>(null);
  const wasInside = useRef(false);
  // Looked at after every change, because what is removed tells nobody that it loses the focus.
  useLayoutEffect(() => {
    const part = ref.current;
    if (wasInside.current && document.activeElement === document.body) {
      part?.focus({ preventScroll: true });
    }
    wasInside.current = part?.contains(document.activeElement) === true;
  });
  return { ref, tabIndex: -1 };
}
