import { programZone } from '#browser/program-zone.ts';
import type { GalleryEntry } from '#contracts/gallery/public.ts';
import { dayOf, formatDay } from '#domain/calendar/day.ts';
import { messages } from '#words/gallery.ts';
import { messages as categories } from '#words/labels/gallery-categories.ts';

/** In place of a video's poster, where its sender's browser could make none. */
const NO_POSTER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='3' height='2'%3E%3Crect width='3' height='2' fill='%23223'/%3E%3C/svg%3E";
const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 50vw, calc(100vw - 2rem)';

/** A card of the gallery for a submission. Everything of its sender's is set as text. */
export function fillCard(template: HTMLTemplateElement, entry: GalleryEntry): DocumentFragment {
  const { title, description, category, createdAt, images, video } = entry;
  const day = dayOf(new Date(createdAt), programZone());
  const duration = formatDuration(entry.durationSeconds);
  const card = template.content.cloneNode(true) as DocumentFragment;
  const link = card.querySelector('a');
  const picture = card.querySelector('img');
  const [widest] = images;
  if (link) {
    link.href = video?.src ?? widest?.src ?? '';
    link.dataset.kind = entry.kind;
    link.dataset.id = entry.id;
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
  if (video) part(card, 'duration')?.append(duration ?? '');
  else part(card, 'badge')?.remove();
  if (card.firstElementChild instanceof HTMLElement) card.firstElementChild.dataset.day = day;
  const words = {
    label: video ? messages.play(title, duration) : messages.enlarge(title),
    category: nameCategory(category),
    title,
    description,
    date: formatDay(day),
  };
  for (const [name, text] of Object.entries(words)) {
    const place = part(card, name);
    if (place) place.textContent = text;
  }
  part(card, 'date')?.setAttribute('datetime', createdAt);
  return card;
}

/** '2:05' */
function formatDuration(seconds: number | null): string | undefined {
  if (seconds === null) return undefined;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

function part(card: DocumentFragment, name: string): Element | null {
  return card.querySelector(`[data-part="${name}"]`);
}

/** What the category is called; one that was taken off the list since is called what it was. */
function nameCategory(category: string): string {
  const names: Readonly<Record<string, string>> = categories;
  return names[category] ?? category;
}
