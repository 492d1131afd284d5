import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, expect, test } from 'vitest';
import { SignedTextSchema } from '#domain/registration/signed-text.ts';
import { WaiverSignatureSchema } from '#domain/registration/waiver-signature.ts';
import { CORPUS, documentOf } from '#tests/helpers/corpus.ts';
import { readPdfText } from '#tests/helpers/read-pdf.ts';
import { readLanguageFrom } from '#words/current-language.ts';
import { writeSignedCopy } from './signed-copy.ts';

afterAll(() => readLanguageFrom(() => 'en'));

function specimens() {
  const of = (collection: string) =>
    documentOf(CORPUS.find((one) => one.collection === collection)?.data ?? {});
  const text = SignedTextSchema.parse(of('signedTexts'));
  return { text, signature: WaiverSignatureSchema.parse(of('waiverSignatures')) };
}

test('a signed copy in Spanish says in Spanish all that is around the text that was signed', async () => {
  readLanguageFrom(() => 'es');
  const { text, signature } = specimens();
  const short = { ...text, title: 'Exención', text: '# Exención\n\nAcepto los riesgos.' };
  const pdf = await writeSignedCopy(short, [{ ...signature, ip: '' }], 'B6F3-49N3');
  const { text: read } = await readPdfText(pdf);
  expect(read).not.toContain('traducción');
  for (const said of [
    'Acepto los riesgos.',
    'Firma electrónica',
    signature.statement,
    `Jugador: ${signature.playerName}`,
    `Nombre escrito como firma: ${signature.signedName}, ${signature.signerEmail}`,
    `Fecha y hora: ${signature.signedAt} (UTC)`,
    'Dirección IP: no se conoce',
    'inscripción B6F3-49N3',
    'página 1 de 1',
  ]) {
    expect(read).toContain(said);
  }
  expect(read).not.toMatch(/Electronic signature|Player:|Signed by|Date and time|page 1/);
  const document = await PDFDocument.load(pdf);
  expect([document.getLanguage(), document.getTitle()]).toEqual([
    'es-US',
    'Exención, copia firmada',
  ]);
});

test.each([
  ['es', 'La página mostró también una traducción de este texto (Español, SHA-256 HASH)'],
  ['en', 'The signer’s page also showed a translation of this text (Spanish, SHA-256 HASH)'],
] as const)(
  'says in %s which translation was shown, and that the English text counts',
  async (language, said) => {
    readLanguageFrom(() => language);
    const hash = 'ab12'.repeat(16);
    const { text, signature } = specimens();
    const signed = { ...signature, translation: { language: 'es' as const, sha256: hash } };
    const { text: read } = await readPdfText(await writeSignedCopy(text, [signed], 'B6F3-49N3'));
    const words = read.replace(/\s+/g, ' ');
    expect(words).toContain(said.replace('HASH', hash));
    expect(words).toContain(
      language === 'es' ? 'El texto en inglés de arriba' : 'The English text above',
    );
  },
);
