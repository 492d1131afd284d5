import { expect, it } from 'vitest';
import { findStaleTranslations } from './legal-translation.ts';

const body = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }];
const risk = {
  _key: 'a',
  heading: 'Risk',
  heading_es: 'Riesgo',
  body: body('Sport has risks.'),
  body_es: body('El deporte tiene riesgos.'),
};
const published = {
  title: 'Waiver',
  title_es: 'Exención',
  intro: 'Read it.',
  intro_es: 'Léala.',
  sections: [risk, { ...risk, _key: 'b', heading: 'Release' }],
};
const find = (change: object, languages = ['en', 'es']) =>
  findStaleTranslations(published, { ...published, ...change }, languages);
const withRisk = (change: object) => ({
  sections: [{ ...risk, ...change }, ...published.sections.slice(1)],
});

it.each([
  ['nothing', {}],
  ['the Spanish text alone', { intro_es: 'Lea esto.' }],
  ['both', withRisk({ body: body('More.'), body_es: body('Más.') })],
  ['a text whose translation was emptied', withRisk({ body: body('More.'), body_es: undefined })],
  ['the order', { sections: published.sections.toReversed() }],
  ['a section, which is new', { sections: [...published.sections, { ...risk, _key: 'c' }] }],
])('says nothing where %s changed', (_, change) => {
  expect(find(change)).toBeUndefined();
});

it.each([
  ['title', { title: 'Liability Waiver' }, '“Title” changed in English and not in Spanish: '],
  ['intro', { intro: 'Read all of it.' }, '“Introduction” changed in English'],
  ['body', withRisk({ body: body('More.') }), '“Risk” changed in English'],
  ['heading', withRisk({ heading: 'Risks' }), '“Risks” changed in English'],
  ['both', { title: 'T', ...withRisk({ body: body('More.') }) }, '“Title” and “Risk” changed in'],
])('names what is Spanish of before: %s', (_, change, message) => {
  expect(find(change)).toContain(message);
});

it('says nothing where the website has no Spanish', () => {
  expect(find({ title: 'Liability Waiver' }, ['en'])).toBeUndefined();
});
