import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';

/** A part of a page in a script of its own. */
interface LoadedPart<Props> {
  /** Undefined until it is loaded. */
  component: ComponentType<Props> | undefined;
  /** Loads it, once. @returns false where it could not be; then it may be tried again */
  load: () => Promise<boolean>;
}

/**
 * A part that nobody sees before they have touched the page, loaded with the first touch: the page is
 * lighter by it, and it is there when it is wanted.
 */
export function onTouch<Props>(load: () => Promise<ComponentType<Props>>): LoadedPart<Props> {
  const part: LoadedPart<Props> = {
    component: undefined,
    load: async () => {
      try {
        part.component ??= await load();
        return true;
      } catch {
        return false;
      }
    },
  };
  if (typeof window !== 'undefined') {
    for (const type of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(type, part.load, { once: true, capture: true, passive: true });
    }
  }
  return part;
}

interface LoadedOnTouchProps<Props> {
  part: LoadedPart<Props>;
  wanted: boolean;
  children: (Part: ComponentType<Props>) => ReactNode;
}

/** The part while it is wanted; where it cannot be loaded, a button to try again. */
export function LoadedOnTouch<Props>({ part, wanted, children }: LoadedOnTouchProps<Props>) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const start = useCallback(() => {
    setState('loading');
    void part.load().then((isThere) => setState(isThere ? 'ready' : 'failed'));
  }, [part]);
  useEffect(() => {
    if (wanted) start();
  }, [wanted, start]);
  if (!wanted || state === 'loading') return null;
  if (part.component) return children(part.component);
  return (
    <Button variant="outline" onClick={start}>
      Retry
    </Button>
  );
}
