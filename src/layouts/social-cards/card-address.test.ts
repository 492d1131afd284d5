import { expect, test } from 'vitest';
import { cardAddress, findWantedCard } from './card-address.ts';

const site = 'https://club.test/';
const page = (image: string, alt: string) =>
  `<head><meta property="og:image" content="${image}"><meta property="og:image:alt" content="${alt}"></head>`;

test('a page asks for its own card, in its own words', () => {
  const address = new URL(cardAddress('/sponsors/donate'), site).href;
  expect(findWantedCard(page(address, 'Giving &amp; &quot;sharing&quot; &#39;26'), site)).toEqual({
    file: 'og/sponsors/donate.png',
    title: `Giving & "sharing" '26`,
  });
  expect(cardAddress('/')).toBe('/og/home.png');
});

test('a page with a picture of its own asks for none', () => {
  expect(findWantedCard(page('https://cdn.test/og/a.png', 'A'), site)).toBeUndefined();
  expect(findWantedCard('<head></head>', site)).toBeUndefined();
});
