import { type LegalLine, readLegalLines } from '#domain/registration/legal-text.ts';
import type { SignedText } from '#domain/registration/signed-text.ts';
import type { WaiverSignature } from '#domain/registration/waiver-signature.ts';
import { currentLanguage } from '#words/current-language.ts';
import { DEFAULT_LANGUAGE } from '#words/language.ts';
import { languageName } from '#words/language-name.ts';
import { listAll } from '#words/list.ts';
import { messages } from '#words/pdf/signed-copy.ts';
import { type PdfPicture, type PdfWriter, startPdf, type TextStyle } from './pdf-writer.ts';
import { loadUnicodeFont } from './unicode-font/unicode-font.ts';

const STYLES: Record<LegalLine['kind'], TextStyle> = {
  title: { size: 22, bold: true },
  heading: { size: 12, bold: true, above: 14 },
  paragraph: { size: 10, above: 5 },
  item: { size: 10, above: 3, indent: 14, mark: '•' },
};
const SMALL: TextStyle = { size: 9, above: 3 };

/**
 * The copy of a signed text: the whole of it, then each player's signature with all that was recorded.
 * @param signatures under this text, one for each player; at least one
 * @param logo above the text
 */
export async function writeSignedCopy(
  text: SignedText,
  signatures: readonly WaiverSignature[],
  registrationNumber: string,
  logo?: PdfPicture,
): Promise<Uint8Array> {
  const [first] = signatures;
  if (!first) throw new Error(`Nobody has signed the text ${text.sha256}`);
  const players = listAll(signatures.map(({ playerName }) => playerName));
  const pdf = await startPdf(
    { title: messages.title(text.title), subject: messages.subject(first.signedName, players) },
    new Date(first.signedAt),
    await loadUnicodeFont(),
  );
  if (logo) await pdf.drawPicture(logo);
  for (const { kind, text: words } of readLegalLines(text.text)) pdf.write(words, STYLES[kind]);
  pdf.write(messages.signature, { ...STYLES.heading, above: 28, size: 14 });
  pdf.write(first.statement, STYLES.paragraph);
  for (const signature of signatures) writeSignature(pdf, signature, registrationNumber);
  pdf.write(messages.sha256(text.sha256), { ...SMALL, above: 14 });
  const { translation } = first;
  if (translation) {
    const language = languageName(translation.language ?? DEFAULT_LANGUAGE, currentLanguage());
    pdf.write(messages.translation(language, translation.sha256), SMALL);
  }
  if (pdf.isChanged()) pdf.write(messages.notAsTyped, SMALL);
  return pdf.finish(messages.footer(text.title, text.version, registrationNumber));
}

function writeSignature(pdf: PdfWriter, signature: WaiverSignature, number: string): void {
  const { playerName, signedName, signerEmail, signedAt, ip, userAgent, version } = signature;
  pdf.write(messages.player(playerName), { size: 10, bold: true, above: 12 });
  pdf.write(messages.signedBy(signedName, signerEmail), SMALL);
  pdf.write(messages.signedAt(signedAt), SMALL);
  pdf.write(messages.address(ip || messages.notKnown), SMALL);
  pdf.write(messages.browser(userAgent || messages.notKnown), SMALL);
  pdf.write(messages.record(version, number), SMALL);
}
