import type { GalleryCategory, GalleryKind } from '#domain/gallery/categories.ts';

/** What a person reads in the gallery and content does not supply. */
export const messages = {
  tabs: 'Gallery sections',
  photos: 'Photos',
  videos: 'Videos',
  submit: 'Submit',
  categories: 'Categories',
  all: 'All',
  pages: 'Pages of the gallery',

  empty: {
    photo: 'No photos found',
    video: 'No videos found',
  } satisfies Record<GalleryKind, string>,
  emptyHint: 'Try another category, or share what you have.',
  showAll: { photo: 'Show all photos', video: 'Show all videos' } satisfies Record<
    GalleryKind,
    string
  >,

  more: 'Show more',
  moreFailed: 'What people have sent in could not be loaded.',
  retry: 'Retry',

  enlarge: (title: string) => `Enlarge “${title}”:`,
  play: (title: string, duration?: string) =>
    duration ? `Play “${title}” (${duration}):` : `Play “${title}”:`,

  lightbox: 'Gallery item',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  count: (position: number, count: number) => `${position} of ${count}`,
  pictureFailed: 'This picture could not be loaded. Check your connection and try again.',
  videoFailed: 'This browser cannot play this video.',
  download: 'Download it',

  requestRemoval: 'Request removal',
  removalIntro: 'Want a photo of you or your child removed?',
  removalSubject: (title: string) => `Please remove “${title}” from the gallery`,

  submitHeading: 'Share your photos and videos',
  guidelines: 'Guidelines',
  upload: 'Upload photos and videos',
  signInHint: 'You need to sign in to upload. Making an account takes a minute.',

  title: (kind: GalleryKind, category: GalleryCategory | undefined, page: number) => {
    const what = kind === 'photo' ? 'Photos' : 'Videos';
    const name = category ? `${category}: ${what}` : `Gallery: ${what}`;
    return page > 1 ? `${name}, page ${page}` : name;
  },
} as const;
