/** How often a place is looked at that tells nobody when it changes. */
const LOOK_MS = 1_000;

/**
 * Moves after a service whose address may be another when it is started again. While it is stopped there
 * is none, and nothing is done.
 * @param first the address in use
 * @param read where it is now
 * @param move one at a time; the next look comes when it is through
 * @returns ends the looking
 */
export function followAddress(
  first: string,
  read: () => string | undefined,
  move: (address: string) => Promise<void>,
): () => void {
  let known = first;
  let isMoving = false;
  const look = async () => {
    const address = read();
    if (isMoving || address === undefined || address === known) return;
    isMoving = true;
    known = address;
    await move(address);
    isMoving = false;
  };
  const timer = setInterval(() => void look(), LOOK_MS);
  return () => clearInterval(timer);
}
