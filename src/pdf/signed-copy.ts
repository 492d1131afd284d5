import { type LegalLine, readLegalLines } from '#domain/registration/legal-text.ts';
import type { SignedText } from '#domain/registration/signed-text.ts';
import type { WaiverSignature } from '#domain/registration/waiver-signature.ts';
import { type PdfWriter, startPdf, type TextStyle } from './pdf-writer.ts';

const STYLES: Record<LegalLine['kind'], TextStyle> = {
  title: { size: 22, bold: true },
  heading: { size: 12, bold: true, above: 14 },
  paragraph: { size: 10, above: 5 },
  item: { size: 10, above: 3, indent: 14, mark: '•' },
};
const SMALL: TextStyle = { size: 9, above: 3 };

const NOT_AS_TYPED =
  'This PDF cannot draw every letter: those it cannot are shown without their accent or as their Unicode number, such as [U+0041]. The mail it came with, and our records, have them as typed.';

/**
 * The copy of a signed text: the whole of it, then each player's signature with all that was recorded.
 * @param signatures under this text, one for each player; at least one
 */
export async function writeSignedCopy(
  text: SignedText,
  signatures: readonly WaiverSignature[],
  registrationNumber: string,
): Promise<Uint8Array> {
  const [first] = signatures;
  if (!first) throw new Error(`Nobody has signed the text ${text.sha256}`);
  const subject = `Signed by ${first.signedName} for ${signatures.map(({ playerName }) => playerName).join(', ')}`;
  const pdf = await startPdf(
    { title: `${text.title}, signed copy`, subject },
    new Date(first.signedAt),
  );
  for (const { kind, text: words } of readLegalLines(text.text)) pdf.write(words, STYLES[kind]);
  pdf.write('Electronic signature', { ...STYLES.heading, above: 28, size: 14 });
  pdf.write(first.statement, STYLES.paragraph);
  for (const signature of signatures) writeSignature(pdf, signature, registrationNumber);
  pdf.write(`SHA-256 of the text above: ${text.sha256}`, { ...SMALL, above: 14 });
  if (pdf.isChanged()) pdf.write(NOT_AS_TYPED, SMALL);
  return pdf.finish(`${text.title}, version ${text.version}, registration ${registrationNumber}`);
}

function writeSignature(pdf: PdfWriter, signature: WaiverSignature, number: string): void {
  const { playerName, signedName, signerEmail, signedAt, ip, userAgent, version } = signature;
  pdf.write(`Player: ${playerName}`, { size: 10, bold: true, above: 12 });
  pdf.write(`Signed by (typed): ${signedName}, ${signerEmail}`, SMALL);
  pdf.write(`Date and time: ${signedAt} (UTC)`, SMALL);
  pdf.write(`IP address: ${ip || 'not known'}`, SMALL);
  pdf.write(`Browser: ${userAgent || 'not known'}`, SMALL);
  pdf.write(`Version ${version}, registration ${number}, signature ${signature.id}`, SMALL);
}
