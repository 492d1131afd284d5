import { currentLanguage } from '#words/current-language.ts';
import { readStored, writeStored } from './storage.ts';

/** The language that a visitor chose, or stayed with when another was offered. */
const CHOSEN_KEY = 'courtside:language';

/** Lets links to other languages keep what is behind the `?`, and offers the browser's language until it is answered. */
export function startLanguages(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-language]')];
  for (const link of links) link.addEventListener('click', () => choose(link));
  if (links.length === 0 || readStored(CHOSEN_KEY) !== undefined) return;
  const own = currentLanguage();
  const findLink = (tag: string) =>
    links.find(({ dataset }) => tag.split('-')[0] === dataset.language);
  const asked = navigator.languages.find((tag) => tag.startsWith(own) || findLink(tag));
  const link = asked && findLink(asked);
  if (link) void offer(link, own);
}

function choose(link: HTMLAnchorElement): void {
  writeStored(CHOSEN_KEY, link.dataset.language);
  link.search = location.search;
  link.hash = location.hash;
}

/** Loaded where it is needed: most visitors read the language that they ask for. */
async function offer(link: HTMLAnchorElement, own: string): Promise<void> {
  const { showOffer } = await import('./language-offer.ts');
  const { anchor, close } = await showOffer(link);
  anchor.addEventListener('click', () => choose(anchor));
  close.addEventListener('click', () => writeStored(CHOSEN_KEY, own));
}
