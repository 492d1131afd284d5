const MAX_TURN_MS = 300;

/**
 * Lets transactions that begin by reading the same thing go one after the other, as Firestore's
 * locks do, so that a crowd is not turned away with ABORTED. This is courtesy, not safety: a turn
 * ends automatically (a deadlock lasts no longer), and every commit still checks what it read.
 */
export function createTurns(maxTurnMs = MAX_TURN_MS) {
  const last = new Map<string, Promise<void>>();

  /** Waits for one's turn at all the keys; what it resolves to ends the turn. */
  return async function takeTurn(keys: readonly string[]): Promise<() => void> {
    const before = keys.map((key) => last.get(key));
    let end = () => {};
    const turn = new Promise<void>((resolve) => {
      end = resolve;
    });
    for (const key of keys) last.set(key, turn);
    await Promise.all(before);
    const timer = setTimeout(end, maxTurnMs).unref();
    return () => {
      clearTimeout(timer);
      for (const key of keys) if (last.get(key) === turn) last.delete(key);
      end();
    };
  };
}
