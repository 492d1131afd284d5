/** What gallery items are sorted by, in the order of the filter chips. "All" is no category but the absence of one. */
export const GALLERY_CATEGORIES = [
  'Game Highlights',
  'Training',
  'Community',
  'Team Events',
  'Behind the Scenes',
  'Player Features',
  'Interviews',
] as const;
export type GalleryCategory = (typeof GALLERY_CATEGORIES)[number];

export const GALLERY_KINDS = ['photo', 'video'] as const;
export type GalleryKind = (typeof GALLERY_KINDS)[number];

/** 'Behind the Scenes' → 'behind-the-scenes', as it stands in the gallery's addresses. */
export function categorySlug(category: GalleryCategory): string {
  return category.toLowerCase().replaceAll(' ', '-');
}
