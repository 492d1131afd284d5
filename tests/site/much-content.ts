import type { SeedDocument } from '#local/seed/content/document.ts';
import { resizeContent } from '#local/seed/large-content.ts';
import { texasDocuments } from '#tests/helpers/texas-program.ts';

/** What the Studio takes in a box of several lines. */
export const PARAGRAPHS = 'Bring water.\n\nBring shoes.';

export const VIDEO_HASH = 'c'.repeat(40);

const videoFile: SeedDocument = {
  _id: `file-${VIDEO_HASH}-mp4`,
  _type: 'sanity.fileAsset',
  path: `files/courtside/production/${VIDEO_HASH}.mp4`,
};

/** More of everything than the demo has, but no interviews. */
export function otherProgram(): SeedDocument[] {
  const all = resizeContent({ products: 50, galleryItems: 60 }, texasDocuments());
  const withoutInterviews = all.filter(({ category }) => category !== 'Interviews');
  const changed = [...withoutInterviews, ...manySponsors(all)].map(inParagraphs).map((document) => {
    if (document._id === 'home') return withBlocks(document);
    if (document._id === 'volunteerPage') return { ...document, steps: fiveSteps };
    const isVideo = document._type === 'galleryItem' && document.category === 'Community';
    if (!isVideo) return document;
    const video = { _type: 'file', asset: { _type: 'reference', _ref: videoFile._id } };
    return { ...document, kind: 'video', duration: '1:05', video };
  });
  return [...changed, videoFile];
}

function inParagraphs(document: SeedDocument): SeedDocument {
  if (document._type === 'story') return { ...document, text: PARAGRAPHS };
  const part = { heading: 'Why', text: PARAGRAPHS };
  const changes: Readonly<Record<string, object>> = {
    aboutPage: { mission: part },
    scholarshipsPage: { mission: part },
    donatePage: { disclosure: PARAGRAPHS },
    contactPage: { questions: [{ _key: 'q', question: 'What do we bring?', answer: PARAGRAPHS }] },
  };
  return { ...document, ...changes[document._id] };
}

const fiveSteps = Array.from({ length: 5 }, (_, index) => ({
  _key: `s${index}`,
  title: `Step ${index + 1}`,
  text: 'What to do.',
}));

/** Sixteen, and one without a logo. */
function manySponsors(all: readonly SeedDocument[]): SeedDocument[] {
  const sponsors = all.filter(({ _type }) => _type === 'sponsor');
  return Array.from({ length: 16 - sponsors.length }, (_, index) => ({
    ...(sponsors[index % sponsors.length] as SeedDocument),
    _id: `sponsor-more-${index}`,
    ...(index === 0 && { name: 'Hill Country Hardware & Feed', logo: null }),
  }));
}

/** The Studio takes twenty dates. */
function withBlocks(home: SeedDocument): SeedDocument {
  const year = new Date().getFullYear() + 1;
  const dates = Array.from({ length: 20 }, (_, index) => ({
    _key: `d${index}`,
    date: `${year}-05-${index + 10}`,
    title: `Practice ${index + 1}`,
  }));
  const figures = ['$12,500', '1,250+', '14-3', '10-12 school days'].map((figure, index) => ({
    _key: `f${index}`,
    figure,
    text: 'Counted at the end of the season.',
  }));
  const blocks = [
    { _key: 'dates', _type: 'datesBlock', dates },
    { _key: 'numbers', _type: 'numbersBlock', figures },
    { _key: 'sponsors', _type: 'sponsorsBlock' },
  ];
  return { ...home, blocks };
}
