import type { Translation } from '#words/translation.ts';
import { FLOATING_BOX, makeClose, makePart } from './small-part.ts';

type Offer = Translation<typeof import('#words/en/offer.ts').messages>;

/** Each language's own words: a page has those of one language alone, and says these in another. */
const OFFERS = import.meta.glob<Offer>('../words/*/offer.ts', { import: 'messages' });

const LINK =
  'display:inline-flex;align-items:center;min-height:2.75rem;font-weight:600;text-decoration:underline';

/**
 * Says that the page is there in the language of a link.
 * @returns its own link, and the button that takes it away
 */
export async function showOffer({ href, lang, dataset }: HTMLAnchorElement) {
  const words = await OFFERS[`../words/${dataset.language}/offer.ts`]?.();
  if (!words) throw new Error(`There are no words in ${lang}.`);
  const box = makePart(
    'aside',
    `${FLOATING_BOX}inset:auto 1rem 1rem;margin-inline:auto;z-index:30`,
    {
      ...{ lang, ariaLabel: words.text },
    },
  );
  const anchor = makePart('a', LINK, { href, textContent: words.link });
  Object.assign(anchor.dataset, dataset);
  const close = makeClose(box, words.close);
  const text = makePart('p', '');
  text.append(words.text, ' ', anchor);
  box.append(text, close);
  document.querySelector('main')?.before(box);
  return { anchor, close };
}
