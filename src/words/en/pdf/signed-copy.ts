/** What a signed copy says around the text that was signed. */
export const messages = {
  title: (text: string) => `${text}, signed copy`,
  subject: (signer: string, players: string) => `Signed by ${signer} for ${players}`,
  signature: 'Electronic signature',
  player: (name: string) => `Player: ${name}`,
  signedBy: (name: string, email: string) => `Signed by (typed): ${name}, ${email}`,
  signedAt: (instant: string) => `Date and time: ${instant} (UTC)`,
  address: (ip: string) => `IP address: ${ip}`,
  browser: (name: string) => `Browser: ${name}`,
  notKnown: 'not known',
  record: (version: string, registration: string) =>
    `Version ${version}, registration ${registration}`,
  sha256: (hash: string) => `SHA-256 of the text above: ${hash}`,
  /** Where the signer's page showed a translation beside the text. */
  translation: (language: string, hash: string) =>
    `The signer’s page also showed a translation of this text (${language}, SHA-256 ${hash}). The English text above is the one that was signed and that counts.`,
  notAsTyped:
    'This PDF cannot draw every letter. It shows some letters without their accent, or as a Unicode number such as [U+0041]. The email it came with and our records show them as they were typed.',
  footer: (text: string, version: string, registration: string) =>
    `${text}, version ${version}, registration ${registration}`,
};
