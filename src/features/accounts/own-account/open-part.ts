/** Opens the part of the account page that has this id, where it is folded. */
export function openPart(id: string): HTMLElement | null {
  const part = document.getElementById(id);
  const folded = part?.querySelector<HTMLDetailsElement>(':scope > details');
  if (folded) folded.open = true;
  return part;
}
