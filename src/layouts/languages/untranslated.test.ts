import { expect, it } from 'vitest';
import { ANNOUNCED, CONTINUED } from '#domain/translation/untranslated-mark.ts';
import { markEnglish } from './untranslated.ts';

const mark = (html: string) => markEnglish(html, 'es', 'en inglés');
const NOTE = '<small lang="es-US">(en inglés)</small>';

it('says of a text without translation that it is English', () => {
  expect(
    mark(`<h1 class="[&>*]:mt-3">${ANNOUNCED}About &amp; us</h1><p>\n ${CONTINUED}More</p>`),
  ).toBe(`<h1 class="[&>*]:mt-3" lang="en">${NOTE} About &amp; us</h1><p lang="en">More</p>`);
});

it('says nothing where nothing may be added, and leaves no mark behind', () => {
  const island = (text: string) => `<astro-island props="${text}"><p>${text}</p></astro-island>`;
  const title = (text: string) => `<title>${text} | Hoops</title><img alt="${text}">`;
  const page = (text: string) => title(text) + island(text) + title(text);
  expect(mark(page(`${ANNOUNCED}Cap`))).toBe(page('Cap'));
});

it('leaves a translated page as it is', () => {
  const page = '<main lang="es"><p>Hola</p></main>';
  expect(mark(page)).toBe(page);
});
