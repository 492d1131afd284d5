import type { Translation } from '#words/translation.ts';
import { makeClose, makePart } from './small-part.ts';

type Offer = Translation<typeof import('#words/en/offer.ts').messages>;

/** Each language's own words: a page has those of one language alone, and says these in another. */
const OFFERS = import.meta.glob<Offer>('../words/*/offer.ts', { import: 'messages' });

/**
 * A strip below the header, over the empty top of the page: it comes when the page is painted, so that it may
 * move nothing, and covers nothing there.
 */
const STRIP = `position:absolute;inset:calc(3.75rem + 1px) 0 auto;z-index:30;display:flex;align-items:center;
  justify-content:center;gap:1rem;height:2rem;padding-inline-start:1rem;color:inherit;font-size:.875rem;
  background:inherit;background-image:linear-gradient(#7a8cc52e,#7a8cc52e);`;
const LINK =
  'display:inline-flex;align-items:center;min-height:2rem;font-weight:600;text-decoration:underline';

/**
 * Says that the page is there in the language of a link.
 * @returns its own link, and the button that takes it away
 */
export async function showOffer({ href, lang, dataset }: HTMLAnchorElement) {
  const words = await OFFERS[`../words/${dataset.language}/offer.ts`]?.();
  if (!words) throw new Error(`There are no words in ${lang}.`);
  const box = makePart('aside', STRIP, { lang, ariaLabel: words.text });
  const anchor = makePart('a', LINK, { href, textContent: words.link });
  Object.assign(anchor.dataset, dataset);
  const close = makeClose(box, words.close);
  // A phone has room for the link, which says as much.
  if (matchMedia('(width >= 40rem)').matches) box.append(words.text);
  box.append(anchor, close);
  document.querySelector('main')?.before(box);
  return { anchor, close };
}
