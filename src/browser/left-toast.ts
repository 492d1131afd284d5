import { messages } from '#words/controls.ts';
import type { FlashToast } from './flash-toast.ts';
import { FLOATING_BOX, makeClose, makePart } from './small-part.ts';

const MILLISECONDS_SHOWN = 6000;

/**
 * What was done on the page before, in a box like those of `components/ui/toast.ts`: without React, which a page
 * of content would load for these two lines.
 */
export function showLeftToast({ title, description }: FlashToast): void {
  // It is there before it speaks: a screen reader says what comes into it.
  const region = makePart('div', 'background:inherit;color:inherit', { role: 'status' });
  document.body.append(region);
  const box = makePart(
    'div',
    `${FLOATING_BOX}inset:4.5rem 1rem auto auto;max-width:min(24rem,100% - 2rem)`,
  );
  const text = makePart('div', 'padding-block:.5rem');
  const name = makePart('p', 'font-weight:600', { textContent: title });
  text.append(name, makePart('p', '', { textContent: description }));
  box.append(text, makeClose(box, messages.dismiss));
  requestAnimationFrame(() => region.append(box));
  const leave = () => {
    // Whoever is at it has the time they need.
    if (box.matches(':hover, :focus-within')) setTimeout(leave, MILLISECONDS_SHOWN);
    else region.remove();
  };
  setTimeout(leave, MILLISECONDS_SHOWN);
}
