/** What a person reads of signed waivers and terms, on Registrations and Players. */
export const messages = {
  title: 'Signed Documents',
  hint: 'A copy shows who signed, when, and from where. It needs the code from your phone and is logged.',
  documents: { 'liability-waiver': 'Liability Waiver', terms: 'Terms of Service' },
  version: (document: string, version: string) => `${document}, version ${version}`,
  download: 'Download PDF',
  downloading: 'Preparing...',
  downloadFailed: 'The PDF could not be prepared',
  mail: {
    action: 'Email Again',
    title: 'Email the signed documents again?',
    text: (email: string) =>
      `We will email the guardian at ${email} a copy of all of them. First check that the address is right. A copy has the names of the players, and the email, IP address, and browser of the person who signed.`,
    confirm: 'Email Again',
    confirming: 'Sending...',
    done: {
      title: 'The signed documents will be emailed',
      description: 'They go out within a minute or two.',
    },
    failed: 'The signed documents were not emailed',
  },
  table: {
    fetchFailed: 'Error fetching signed documents',
    empty: {
      title: 'No signed documents',
      text: 'They appear here when families register. They stay after a player is deleted.',
    },
    columns: {
      signedAt: 'Signed',
      playerName: 'Player',
      document: 'Document',
      version: 'Version',
      signedName: 'Signed By',
      email: 'Email When Signed',
      number: 'Registration',
    },
  },
} as const;
