import { describe, expect, it } from 'vitest';
import { compareVersions, findVersionProblem } from './legal-version.ts';

const body = (text: string) => [{ _type: 'block', children: [{ _type: 'span', text }] }];
const published = {
  title: 'Waiver',
  version: '1.9',
  lastUpdated: '2026-08-03',
  intro: 'Read it.',
  sections: [{ heading: 'Risk', heading_es: 'Riesgo', body: body('It is.'), body_es: body('Es.') }],
};
const withRisk = (change: object) => ({ sections: [{ ...published.sections[0], ...change }] });
const newText = { intro: 'Read all of it.' };
const TODAY = '2026-11-01';
const find = (change: object, today = TODAY) =>
  findVersionProblem(published, { ...published, ...change }, today);

describe('a legal text', () => {
  it.each([
    ['is the same', {}],
    ['has new search texts only', { seoTitle: 'Waiver' }],
    ['has another Spanish text only', withRisk({ heading_es: 'Riesgos', body_es: body('Sí.') })],
    ['has a Spanish text now', withRisk({ body_es: undefined })],
    ['is new, with version and date', { ...newText, version: '2.0', lastUpdated: '2026-11-01' }],
  ])('that %s can be published', (_name, change) => {
    expect(find(change)).toBeUndefined();
  });

  it('can be corrected twice in a day, and later needs the date, too', () => {
    const corrected = { ...newText, version: '1.10' };
    expect(find(corrected, published.lastUpdated)).toBeUndefined();
    expect(find(corrected)).toBe(
      'The text has changed: set the date, too (2026-08-03 is published).',
    );
    expect(find({ version: '1.10' })).toBeUndefined();
  });

  it.each([
    ['is new under the same version', newText, 'raise the version (1.9 is published)'],
    ['has another text in a section', withRisk({ body: body('It may be.') }), 'raise the version'],
    ['has another section only', { sections: [] }, 'raise the version'],
    ['has a new date only', { lastUpdated: '2026-11-01' }, 'raise the version'],
    ['falls back', { version: '1.8' }, 'The version can only rise; 1.9 is published.'],
    ['goes back in time', { version: '2.0', lastUpdated: '2026-01-01' }, 'cannot be before'],
  ])('that %s cannot', (_name, change, message) => {
    expect(find(change)).toContain(message);
  });

  it('counts versions, and does not read them as decimals', () => {
    expect(compareVersions('1.10', '1.9')).toBeGreaterThan(0);
    expect(compareVersions('2.0', '1.10')).toBeGreaterThan(0);
    expect(compareVersions('1.2', '1.2')).toBe(0);
  });
});
