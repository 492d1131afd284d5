import { type ComponentType, useCallback, useEffect, useState } from 'react';

/** A part of a page in a script of its own. */
export interface LazyPart<Props> {
  /** Undefined until it is loaded. */
  component: ComponentType<Props> | undefined;
  /** Loads it, once. @returns false where it could not be; then it may be tried again */
  load: () => Promise<boolean>;
}

/** A part that is loaded when it is wanted, and stays. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const part: LazyPart<Props> = {
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
  return part;
}

/** A part that nobody sees before they have touched the page, loaded with the first touch. */
export function onTouch<Props>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  const part = lazyPart(load);
  if (typeof window !== 'undefined') {
    for (const type of ['pointerdown', 'keydown'] as const) {
      window.addEventListener(type, part.load, { once: true, capture: true, passive: true });
    }
  }
  return part;
}

/**
 * Loads a part while it is wanted. Not React's `lazy`: a file that cannot be had throws away the page
 * around it there, and here only the part says so.
 * @returns `Part` once it is there, or that it `failed`; `retry` tries again
 */
export function useLazyPart<Props>(part: LazyPart<Props>, wanted = true) {
  const [tried, setTried] = useState<{ part: LazyPart<Props>; isThere: boolean }>();
  const start = useCallback(() => {
    let isShown = true;
    setTried(undefined);
    void part.load().then((isThere) => isShown && setTried({ part, isThere }));
    return () => {
      isShown = false;
    };
  }, [part]);
  useEffect(() => (wanted ? start() : undefined), [wanted, start]);
  const failed = tried?.part === part && !tried.isThere;
  return { Part: part.component, failed, retry: () => void start() };
}
