import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds after the last key before the server is asked. */
const TYPING_PAUSE = 100;

/** Waits for a pause in typing; what was typed before it is dropped, and so is what a field left behind. */
export function useTypingPause(): (run: () => void) => void {
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return useCallback((run) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(run, TYPING_PAUSE);
  }, []);
}
