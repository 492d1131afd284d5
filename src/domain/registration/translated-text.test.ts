import { afterEach, describe, expect, it } from 'vitest';
import { inLanguage } from '#domain/translation/in-language.ts';
import { readLanguageFrom } from '#words/current-language.ts';
import { LegalDocumentSchema } from './legal-text.ts';
import { translatedTextOf } from './translated-text.ts';

afterEach(() => readLanguageFrom(() => 'en'));

const block = (text: string) => ({ _type: 'block', children: [{ text }] });
const waiver = {
  _type: 'legalDocument',
  title: 'Liability Waiver',
  version: '1.1',
  lastUpdated: '2026-08-03',
  intro: 'Please read all of it.',
  sections: [{ heading: 'Parties', body: [block('This agreement is between us.')] }],
};
const original = LegalDocumentSchema.parse(waiver);
const shownIn = (language: 'en' | 'es', change: object) => {
  readLanguageFrom(() => language);
  return LegalDocumentSchema.parse(inLanguage({ ...waiver, ...change }, language));
};

describe('a legal text in another language', () => {
  it('has its version and its date in that language, too', () => {
    const shown = shownIn('es', {
      title_es: 'Exención de responsabilidad',
      intro_es: 'Léala completa.',
      sections: [
        {
          ...waiver.sections[0],
          heading_es: 'Las partes',
          body_es: [block('Este acuerdo es entre nosotros.')],
        },
      ],
    });
    expect(translatedTextOf(original, shown)).toEqual({
      title: 'Exención de responsabilidad',
      text: [
        '# Exención de responsabilidad',
        'Versión 1.1, última actualización: 3 de agosto de 2026',
        'Léala completa.',
        '## 1. Las partes',
        'Este acuerdo es entre nosotros.',
      ].join('\n\n'),
    });
  });

  it('has in English what is not translated, without a mark', () => {
    const shown = shownIn('es', { title_es: 'Exención de responsabilidad' });
    const text = translatedTextOf(original, shown)?.text;
    expect(text).toContain('# Exención de responsabilidad');
    expect(text).toContain('\n\nPlease read all of it.\n\n## 1. Parties');
    expect(text).not.toMatch(/[\uE000\uE001]/);
  });

  it.each(['en', 'es'] as const)('is none where nothing is translated: %s', (language) => {
    expect(translatedTextOf(original, shownIn(language, {}))).toBeUndefined();
  });
});
