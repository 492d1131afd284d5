import { programZone } from '#browser/program-zone.ts';
import type { GalleryEntry } from '#contracts/gallery.ts';
import { dayOf, formatDay } from '#domain/calendar/day.ts';
import { messages } from './messages.ts';

/** In place of a video's poster, where its sender's browser could make none. */
const NO_POSTER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='3' height='2'%3E%3Crect width='3' height='2' fill='%23223'/%3E%3C/svg%3E";
const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, 100vw';

/** A card of the gallery for a submission. Everything of its sender's is set as text. */
export function fillCard(template: HTMLTemplateElement, entry: GalleryEntry): DocumentFragment {
  const { title, description, category, createdAt, images, video } = entry;
  const card = template.content.cloneNode(true) as DocumentFragment;
  const link = card.querySelector('a');
  const picture = card.querySelector('img');
  const [widest] = images;
  if (link) {
    link.href = video?.src ?? widest?.src ?? '';
    link.dataset.kind = entry.kind;
    if (video) link.type = video.type;
  }
  if (picture) {
    // Before the addresses: the browser would take the largest otherwise.
    picture.sizes = SIZES;
    picture.srcset = images.map(({ src, width }) => `${src} ${width}w`).join(', ');
    picture.src = images.at(-1)?.src ?? NO_POSTER;
    picture.alt = description;
    picture.width = widest?.width ?? 3;
    picture.height = widest?.height ?? 2;
  }
  if (!video) part(card, 'badge')?.remove();
  const words = {
    label: video ? messages.play(title) : messages.enlarge(title),
    ...{ category, title, description },
    date: formatDay(dayOf(new Date(createdAt), programZone())),
  };
  for (const [name, text] of Object.entries(words)) {
    const place = part(card, name);
    if (place) place.textContent = text;
  }
  part(card, 'date')?.setAttribute('datetime', createdAt);
  return card;
}

function part(card: DocumentFragment, name: string): Element | null {
  return card.querySelector(`[data-part="${name}"]`);
}
