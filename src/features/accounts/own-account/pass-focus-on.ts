/**
 * The ref of a button that goes away with what it does, such as with its row: the heading of its part of the
 * page takes the focus over. Without it keyboard and screen reader would start at the top of the page.
 */
export function passFocusOn(button: HTMLElement | null): () => void {
  return () => {
    if (button === null || document.activeElement !== button) return;
    // Of a part that is folded, what folds it.
    button.closest('section')?.querySelector<HTMLElement>('summary, h2')?.focus();
  };
}
