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
  justify-content:center;height:2rem;padding-inline-start:1rem;color:inherit;font-size:.875rem;white-space:nowrap;
  background:inherit;background-image:linear-gradient(#7a8cc52e,#7a8cc52e);`;
/** Of no width on a phone, also one that is turned: there is room for the link, which says as much. */
const TEXT = 'overflow:hidden;max-width:clamp(0px,(100vw - 36rem)*999,20rem)';
const LINK =
  'display:inline-flex;align-items:center;min-height:2rem;margin-inline:1rem;font-weight:600;text-decoration:underline';

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
  box.append(makePart('span', TEXT, { textContent: words.text }), anchor, close);
  document.querySelector('main')?.before(box);
  return { anchor, close };
}
