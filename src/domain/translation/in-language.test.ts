import { describe, expect, it } from 'vitest';
import { inLanguage } from './in-language.ts';
import { ANNOUNCED, CONTINUED, withoutMarks } from './untranslated-mark.ts';

const home = {
  _id: 'home',
  _type: 'home',
  heroHeading: 'Play hard.',
  heroHeading_es: 'Juegue duro.',
  heroText: 'For all.',
  heroImage: { _type: 'image', alt: 'A gym', alt_es: 'Un gimnasio', asset: { _ref: 'image-1' } },
  features: [
    { _key: 'a', title: 'Team', title_es: 'Equipo', text: 'Together.', text_es: ' ', icon: 'team' },
  ],
};

describe('content in another language', () => {
  it('is said where there is a translation, and stays English, marked, where there is none', () => {
    expect(inLanguage(home, 'es')).toMatchObject({
      _id: 'home',
      heroHeading: 'Juegue duro.',
      heroText: `${ANNOUNCED}For all.`,
      heroImage: { alt: 'Un gimnasio', asset: { _ref: 'image-1' } },
      features: [{ _key: 'a', title: 'Equipo', text: `${ANNOUNCED}Together.`, icon: 'team' }],
    });
  });

  it('is as it stands in English', () => {
    expect(inLanguage(home, 'en')).toBe(home);
  });

  it('marks lists and paragraphs one by one, and announces the first alone', () => {
    const block = (text: string) => ({ _type: 'block', children: [{ _type: 'span', text }] });
    const about = { _type: 'aboutPage', biography: { body: [block('One.'), block('Two.')] } };
    expect(inLanguage(about, 'es')).toEqual({
      _type: 'aboutPage',
      biography: { body: [block(`${ANNOUNCED}One.`), block(`${CONTINUED}Two.`)] },
    });
    const page = { _type: 'registrationPage', feeIncludes: ['Uniform', 'Training'] };
    expect(inLanguage([page], 'es')).toEqual([
      { ...page, feeIncludes: [`${ANNOUNCED}Uniform`, `${CONTINUED}Training`] },
    ]);
  });

  it.each([null, undefined, 'text', 5])('answers %j as it is', (value) => {
    expect(inLanguage(value, 'es')).toBe(value);
  });

  it('leaves out what is not filled in', () => {
    const empty = { _type: 'story', quote: null, text: '', image: undefined };
    expect(inLanguage(empty, 'es')).toEqual(empty);
  });

  it('does not say what was taken out in English', () => {
    const story = { _type: 'story', quote: null, quote_es: 'Todo cambió.' };
    expect(inLanguage(story, 'es')).toEqual(story);
  });

  it('says a computed text where its translation is computed, too', () => {
    const page = {
      _type: 'contactPage',
      answeredWithin: '24 hours',
      answeredWithin_es: '24 horas',
    };
    expect(inLanguage(page, 'es')).toMatchObject({ answeredWithin: '24 horas' });
  });

  it('has marks that go without a trace', () => {
    expect(withoutMarks(`a ${ANNOUNCED}b ${CONTINUED}c`)).toBe('a b c');
  });
});
