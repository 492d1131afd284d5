import { currentLanguage } from '#words/current-language.ts';
import { readStored, writeStored } from './storage.ts';

/** The language that a visitor chose, or stayed with when another was offered. */
const CHOSEN_KEY = 'courtside:language';

/** Lets links to other languages keep what is behind the `?`, and offers the browser's language until it is answered. */
export function startLanguages(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-language]')) {
    link.addEventListener('click', () => {
      writeStored(CHOSEN_KEY, link.dataset.language);
      link.search = location.search;
      link.hash = location.hash;
    });
  }
  if (readStored(CHOSEN_KEY) === undefined) offerLanguage();
}

function offerLanguage(): void {
  const own = currentLanguage();
  const offers = [...document.querySelectorAll<HTMLElement>('[data-language-offer]')];
  const findOffer = (tag: string) =>
    offers.find(({ dataset }) => tag.split('-')[0] === dataset.languageOffer);
  const asked = navigator.languages.find((tag) => tag.startsWith(own) || findOffer(tag));
  const offer = asked && findOffer(asked);
  if (!offer) return;
  offer.hidden = false;
  offer.querySelector('button')?.addEventListener('click', () => {
    writeStored(CHOSEN_KEY, own);
    offer.hidden = true;
  });
}
