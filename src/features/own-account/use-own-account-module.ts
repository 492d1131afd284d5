import { type ComponentType, useCallback, useEffect, useState } from 'react';
import type { OwnAccountProps } from './OwnAccount.tsx';

type OwnAccountModule =
  | { status: 'ready'; OwnAccount: ComponentType<OwnAccountProps> }
  | { status: 'waiting' }
  | { status: 'failed' };

/** Loads the page's parts while it is asked who is signed in: a visitor, who is sent on, goes without. */
export function useOwnAccountModule(): { module: OwnAccountModule; load: () => void } {
  const [module, setModule] = useState<OwnAccountModule>({ status: 'waiting' });
  const load = useCallback(() => {
    setModule({ status: 'waiting' });
    import('./OwnAccount.tsx').then(
      ({ OwnAccount }) => setModule({ status: 'ready', OwnAccount }),
      () => setModule({ status: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);
  return { module, load };
}
