/**
 * For a page that is about the account: who is signed in is asked while React is still on its way. Where
 * its script cannot be loaded, the island asks, and says so.
 */
export function askEarly(): void {
  import('./start-session.ts')
    .then(({ startSession }) => startSession({ certain: true }))
    .catch(() => undefined);
}
