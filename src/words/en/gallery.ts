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
  },
  emptyHint: 'Try another category, or share your own.',
  filled: { photo: 'Categories with photos:', video: 'Categories with videos:' },
  share: { photo: 'Share a Photo', video: 'Share a Video' },
  showAll: { photo: 'Show All Photos', video: 'Show All Videos' },

  more: 'Show More',
  moreFailed: 'We could not load the photos and videos that people sent us.',
  retry: 'Try Again',

  enlarge: (title: string) => `Enlarge “${title}”:`,
  play: (title: string, duration?: string) =>
    duration ? `Play “${title}” (${duration}):` : `Play “${title}”:`,

  lightbox: 'Gallery item',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  count: (position: number, count: number) => `${position} of ${count}`,
  notLoaded: 'We could not load this. Check your connection and try again.',
  videoFailed: 'We could not play this video. Check your connection, or',
  download: 'download it',
  captions: 'Captions',

  requestRemoval: 'Request removal',
  removalIntro: 'Want a photo or video of you or your child removed?',
  removalSubject: (title: string, number?: string) =>
    `Please remove “${title}”${number ? ` (number ${number})` : ''} from the gallery`,

  submitHeading: 'Share your photos and videos',
  guidelines: 'Guidelines',
  upload: 'Upload Photos and Videos',
  signInHint: 'You need to sign in to upload. Creating an account takes a minute.',

  title: (kind: 'photo' | 'video', category: string | undefined, page: number) => {
    const what = kind === 'photo' ? 'Photos' : 'Videos';
    const name = category ? `${category}: ${what}` : `Gallery: ${what}`;
    return page > 1 ? `${name}, page ${page}` : name;
  },
};
