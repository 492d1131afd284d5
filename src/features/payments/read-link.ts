/** The signed link in the address, or null. */
export function readLink(): string | null {
  return new URLSearchParams(window.location.search).get('link');
}
