import { messages } from '#words/gallery.ts';
import { makeStage } from './lightbox-stage.ts';
import { removalLink } from './removal-link.ts';

/** How far a finger has to travel sideways, in CSS pixels, to turn to the next picture. */
const SWIPE = 48;

/**
 * Opens the items of the page in its one dialog. It reads the cards as they stand at each click, so
 * cards that are added later take part. The browser's `<dialog>` holds the focus and closes on Escape.
 */
export function startLightbox(): void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-lightbox]');
  if (!dialog) return;
  let current = 0;

  const show = (index: number) => {
    const all = cards();
    current = (index + all.length) % all.length;
    const card = all[current];
    if (!card) return;
    fill(dialog, card);
    part(dialog, 'count').textContent = messages.count(current + 1, all.length);
    for (const button of dialog.querySelectorAll<HTMLElement>('[data-do]:not([data-do="close"])')) {
      button.hidden = all.length < 2;
    }
    // Fetched while this one is looked at.
    const following = all[(current + 1) % all.length];
    if (following && link(following)?.dataset.kind === 'photo') makeStage(following);
  };

  document.addEventListener('click', (event) => {
    const card = (event.target as Element).closest<HTMLElement>('[data-gallery-item] a');
    if (!card || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(cards().findIndex((candidate) => candidate.contains(card)));
    dialog.showModal();
    // The browser's Back closes it, as it does other pages on a phone.
    history.pushState({ lightbox: true }, '');
  });
  window.addEventListener('popstate', () => dialog.close());
  dialog.addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-do]');
    if (button?.dataset.do === 'close') dialog.close();
    else if (button) show(current + (button.dataset.do === 'next' ? 1 : -1));
  });
  dialog.addEventListener('keydown', (event) => {
    // There the arrows wind the video.
    if (event.target instanceof HTMLVideoElement) return;
    if (event.key === 'ArrowRight') show(current + 1);
    if (event.key === 'ArrowLeft') show(current - 1);
  });
  listenForSwipes(part(dialog, 'stage'), (step) => show(current + step));
  dialog.addEventListener('close', () => {
    part(dialog, 'stage').replaceChildren();
    // Closed in another way: the step that Back would take is taken.
    if (history.state?.lightbox) history.back();
    const card = cards()[current];
    if (card) link(card)?.focus();
  });
}

const cards = () => [
  ...document.querySelectorAll<HTMLElement>('li:not([hidden]) [data-gallery-item]'),
];
const link = (card: HTMLElement) => card.querySelector('a');

function part(within: HTMLElement, name: string): HTMLElement {
  const found = within.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The gallery has no part "${name}".`);
  return found;
}

function fill(dialog: HTMLElement, card: HTMLElement): void {
  part(dialog, 'stage').replaceChildren(makeStage(card));
  // The words below are as wide as the picture.
  const [width, height] = ['width', 'height'].map((name) =>
    Number(card.querySelector('img')?.getAttribute(name)),
  );
  dialog.style.setProperty('--ratio', `${width} / ${height}`);
  for (const name of ['category', 'title', 'description', 'date']) {
    part(dialog, name).textContent = part(card, name).textContent;
  }
  // The form takes a subject of 150 letters.
  const title = part(card, 'title').textContent?.slice(0, 90) ?? '';
  // Of what was sent in: the office finds it by that, as files sent together have one title.
  const number = link(card)?.dataset.id?.slice(0, 8).toUpperCase();
  part(dialog, 'removal').setAttribute('href', removalLink(messages.removalSubject(title, number)));
}

function listenForSwipes(stage: HTMLElement, turn: (step: 1 | -1) => void): void {
  let start: number | undefined;
  stage.addEventListener('pointerdown', (event) => {
    start = event.pointerType === 'touch' && event.isPrimary ? event.clientX : undefined;
  });
  stage.addEventListener('pointerup', (event) => {
    if (start === undefined) return;
    const distance = event.clientX - start;
    start = undefined;
    if (Math.abs(distance) >= SWIPE) turn(distance < 0 ? 1 : -1);
  });
}
