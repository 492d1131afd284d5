import {
  categorySlug,
  GALLERY_CATEGORIES,
  type GalleryCategory,
  type GalleryKind,
} from './categories.ts';

/** Items on one page of the gallery: eight rows of three, and a page that stays light. */
export const GALLERY_PAGE_SIZE = 24;

/** One page of the gallery: a kind, a category or all of them, and a part of the list. */
export interface GalleryView<Item> {
  kind: GalleryKind;
  /** Absent: all categories. */
  category?: GalleryCategory;
  /** From 1. */
  page: number;
  /** At least 1: an empty category has a page that says so. */
  pageCount: number;
  items: readonly Item[];
  /** The day of the last item on the page before; absent on the first. */
  newerThan?: string;
}

/** Address of a page of the gallery; the first page carries no number. */
export function galleryPath(kind: GalleryKind, category?: GalleryCategory, page = 1): string {
  const parts = ['/gallery', `${kind}s`];
  if (category) parts.push(categorySlug(category));
  if (page > 1) parts.push(String(page));
  return parts.join('/');
}

/**
 * Every page of the gallery that a visitor can turn to. Categories are pages and not a filter in the
 * browser, so they find all their items however many there are, and without a script.
 */
export function listGalleryViews<
  Item extends { kind: GalleryKind; category: GalleryCategory; date: string },
>(items: readonly Item[]): GalleryView<Item>[] {
  return (['photo', 'video'] as const).flatMap((kind) => {
    const ofKind = items.filter((item) => item.kind === kind);
    return [undefined, ...GALLERY_CATEGORIES].flatMap((category) =>
      pagesOf(
        category ? ofKind.filter((item) => item.category === category) : ofKind,
        category ? { kind, category } : { kind },
      ),
    );
  });
}

function pagesOf<Item extends { date: string }>(
  items: readonly Item[],
  view: Pick<GalleryView<Item>, 'kind' | 'category'>,
): GalleryView<Item>[] {
  const pageCount = Math.max(1, Math.ceil(items.length / GALLERY_PAGE_SIZE));
  return Array.from({ length: pageCount }, (_, index) => {
    const start = index * GALLERY_PAGE_SIZE;
    const part = items.slice(start, start + GALLERY_PAGE_SIZE);
    const newerThan = items[start - 1]?.date;
    return {
      ...view,
      page: index + 1,
      pageCount,
      items: part,
      ...(newerThan !== undefined && { newerThan }),
    };
  });
}
