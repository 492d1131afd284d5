import { useCallback, useState } from 'react';

/**
 * Which dialog is open, and about what. A dialog may be closed while its save is under way, and
 * another opened: `close` closes the one that was open when it was handed out, so that a late answer
 * takes away nothing that is typed into the next.
 */
export function useOpened<Thing>() {
  // In an object of its own, so that the same thing opened again is another dialog.
  const [current, setCurrent] = useState<{ thing: Thing }>();
  const open = useCallback((thing: Thing) => setCurrent({ thing }), []);
  const close = () => setCurrent((now) => (now === current ? undefined : now));
  return { opened: current?.thing, open, close };
}
