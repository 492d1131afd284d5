import { useEffect, useState } from 'react';

const PARAMETER = 'receipt';

/** The receipt that the address asks for, so that it survives a reload and the back button leaves it. */
export function useReceiptAddress() {
  const [id, setId] = useState<string>();
  useEffect(() => {
    const read = () => {
      setId(new URLSearchParams(window.location.search).get(PARAMETER) ?? undefined);
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, []);

  function go(next: string | undefined) {
    // Back among the receipts, where one was.
    const rest = next ? `?${PARAMETER}=${encodeURIComponent(next)}` : '#receipts';
    window.history.pushState(null, '', `${window.location.pathname}${rest}`);
    setId(next);
  }

  return { id, open: (next: string) => go(next), close: () => go(undefined) };
}
