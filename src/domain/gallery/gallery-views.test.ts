import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';
import { GALLERY_CATEGORIES, GALLERY_KINDS } from './categories.ts';
import { GALLERY_PAGE_SIZE, galleryPath, listGalleryViews } from './gallery-views.ts';

const items = fc.array(
  fc.record({
    id: fc.uuid(),
    kind: fc.constantFrom(...GALLERY_KINDS),
    category: fc.constantFrom(...GALLERY_CATEGORIES),
    date: fc.constantFrom('2026-01-01', '2026-02-01', '2026-03-01'),
  }),
  { maxLength: 120 },
);

describe('the pages of the gallery', () => {
  property.prop([items])('show each item once among all, and once in its category', (list) => {
    const views = listGalleryViews(list);
    for (const item of list) {
      const holding = views.filter((view) => view.items.includes(item));
      expect(holding.map((view) => view.category).sort()).toEqual([item.category, undefined]);
      expect(holding.every((view) => view.kind === item.kind)).toBe(true);
    }
  });

  property.prop([items])('know the last day of the page before them', (list) => {
    for (const view of listGalleryViews(list)) {
      const { kind, category, page } = view;
      const before = listGalleryViews(list).find(
        (other) => other.kind === kind && other.category === category && other.page === page - 1,
      );
      expect(view.newerThan).toBe(before?.items.at(-1)?.date);
    }
  });

  property.prop([items])(
    'keep the order, are full but for the last, and have one address each',
    (list) => {
      const views = listGalleryViews(list);
      const photos = views.filter((view) => view.kind === 'photo' && view.category === undefined);
      expect(photos.flatMap((view) => view.items)).toEqual(
        list.filter((it) => it.kind === 'photo'),
      );
      for (const view of views) {
        if (view.page < view.pageCount) expect(view.items).toHaveLength(GALLERY_PAGE_SIZE);
      }
      const paths = views.map((view) => galleryPath(view.kind, view.category, view.page));
      expect(new Set(paths).size).toBe(paths.length);
    },
  );

  test('exist for empty categories too, to say so', () => {
    const views = listGalleryViews([]);
    expect(views).toHaveLength(2 * (1 + GALLERY_CATEGORIES.length));
    expect(views.every((view) => view.pageCount === 1 && view.items.length === 0)).toBe(true);
  });
});

test('addresses carry the category, and a number from the second page on', () => {
  expect(galleryPath('photo')).toBe('/gallery/photos');
  expect(galleryPath('video', undefined, 2)).toBe('/gallery/videos/2');
  expect(galleryPath('photo', 'Behind the Scenes', 3)).toBe('/gallery/photos/behind-the-scenes/3');
});
