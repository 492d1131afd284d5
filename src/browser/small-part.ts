/**
 * An element of what a script of the page's frame shows. Its looks come along, in the attribute: as classes
 * they would stand in the styles of every page.
 */
export function makePart<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  style: string,
  facts: Partial<HTMLElementTagNameMap[Tag]> = {},
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), facts);
  element.style.cssText = style;
  return element;
}

/** Over the page, so that nothing moves, in the colors of the page around it. */
export const FLOATING_BOX = `position:fixed;z-index:50;display:flex;align-items:center;gap:.75rem;width:fit-content;
  padding:.25rem .25rem .25rem 1rem;border:1px solid color-mix(in srgb,currentcolor 25%,transparent);border-radius:.5rem;
  background:inherit;color:inherit;font-size:.875rem;box-shadow:0 2px 6px #0a0f231a,0 16px 40px #0a0f232e;`;

/** A button that takes the box away. */
export function makeClose(box: HTMLElement, label: string): HTMLButtonElement {
  return makePart(
    'button',
    'flex:none;width:2.75rem;height:2.75rem;font-size:1.5rem;line-height:1',
    {
      type: 'button',
      textContent: '×',
      ariaLabel: label,
      onclick: () => box.remove(),
    },
  );
}
