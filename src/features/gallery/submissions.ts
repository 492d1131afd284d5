import { takeGalleryNotice } from '#browser/upload/gallery-notice.ts';
import { GALLERY_PATH } from '#contracts/gallery/gallery-path.ts';
import type { GalleryPage } from '#contracts/gallery/public.ts';
import { messages } from '#words/gallery.ts';
import { fillCard } from './submission-card.ts';

/**
 * Adds what people have sent in among the curated items, with the same markup, so that the lightbox
 * takes it in. Without the schemas of the contract: they would be most of the page's script.
 */
export function startSubmissions(): void {
  showNotice();
  const list = document.querySelector<HTMLElement>('[data-gallery][data-kind]');
  const template = document.querySelector<HTMLTemplateElement>('[data-gallery-card]');
  const more = document.querySelector<HTMLElement>('[data-gallery-more]');
  const button = more?.querySelector('button');
  const failed = more?.querySelector('[data-part="failed"]');
  if (!list || !template || !more || !button || !failed) return;
  let after: string | null = null;

  const load = async () => {
    button.disabled = true;
    const page = await readPage(list.dataset, after);
    button.disabled = false;
    if (page) {
      after = page.next;
      addByDate(list, page, template);
    }
    if (list.childElementCount > 0) {
      list.hidden = false;
      document.querySelector('[data-gallery-empty]')?.remove();
    }
    failed.textContent = page ? '' : messages.moreFailed;
    button.textContent = page ? messages.more : messages.retry;
    more.hidden = page !== undefined && after === null;
  };
  button.addEventListener('click', () => void load());
  void load();
}

/**
 * Puts cards among those that are there, the newest first, but behind whatever the visitor sees already: nothing
 * that is looked at moves. While older ones are still to come, the curated items below them wait.
 */
function addByDate(
  list: HTMLElement,
  { entries, next }: GalleryPage,
  template: HTMLTemplateElement,
) {
  const items = () => [...list.children] as HTMLElement[];
  const seen = new Set(items().filter(isReached));
  const isOlder = (item: HTMLElement, day: string) =>
    !seen.has(item) && (item.dataset.day ?? '') < day;
  let oldest = '';
  for (const entry of entries) {
    const card = fillCard(template, entry);
    const day = (card.firstElementChild as HTMLElement).dataset.day ?? '';
    list.insertBefore(card, items().find((item) => isOlder(item, day)) ?? null);
    oldest = day;
  }
  for (const item of items()) item.hidden = next !== null && isOlder(item, oldest);
}

/** On the screen, or above it. */
const isReached = (item: HTMLElement) =>
  !item.hidden && item.getBoundingClientRect().top < window.innerHeight;

async function readPage(
  { kind = '', category, from, before }: DOMStringMap,
  after: string | null,
): Promise<GalleryPage | undefined> {
  const query = new URLSearchParams({
    kind,
    ...(category && { category }),
    ...(from && { from }),
    ...(before && { before }),
    ...(after && { after }),
  });
  try {
    const response = await fetch(`${GALLERY_PATH}?${query}`);
    return response.ok ? ((await response.json()) as GalleryPage) : undefined;
  } catch {
    return undefined;
  }
}

/** An upload has led here: says what came of it. */
function showNotice(): void {
  const place = document.querySelector<HTMLElement>('[data-gallery-notice]');
  const notice = place && takeGalleryNotice();
  if (!notice) return;
  for (const name of ['title', 'description'] as const) {
    const part = place.querySelector(`[data-part="${name}"]`);
    if (part) part.textContent = notice[name];
  }
  place.hidden = false;
  place.focus();
}
