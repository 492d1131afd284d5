import { takeGalleryNotice } from '#browser/upload/gallery-notice.ts';
import type { GalleryPage } from '#contracts/gallery.ts';
import { GALLERY_PATH } from '#contracts/gallery-path.ts';
import { messages } from './messages.ts';
import { fillCard } from './submission-card.ts';

/**
 * Adds what people have sent in after the curated items, with the same markup, so that the lightbox
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
    for (const entry of page?.entries ?? []) list.append(fillCard(template, entry));
    if (list.childElementCount > 0) {
      list.hidden = false;
      document.querySelector('[data-gallery-empty]')?.remove();
    }
    if (page) after = page.next;
    failed.textContent = page ? '' : messages.moreFailed;
    button.textContent = page ? messages.more : messages.retry;
    more.hidden = page !== undefined && after === null;
  };
  button.addEventListener('click', () => void load());
  void load();
}

async function readPage(
  { kind = '', category }: DOMStringMap,
  after: string | null,
): Promise<GalleryPage | undefined> {
  const query = new URLSearchParams({
    kind,
    ...(category && { category }),
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
