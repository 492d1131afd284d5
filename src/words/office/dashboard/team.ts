/** What a person reads in the Team Info tab; titles and toasts are the specification's. */
export const messages = {
  title: 'Team Information',
  intro:
    'What the public pages say about the program. Only the team name and the colors are required. Empty fields are not shown.',
  required: 'Required',
  /** Beside the field of the email, which is another thing. */
  officeEmail: (email: string) =>
    `Shown on the website and in emails. Emails to the office, such as registrations, and families’ replies go to ${email}. To change that, ask the person who looks after the website.`,
  reload: 'Reload',
  fetchFailed: 'Error fetching team information',
  save: 'Save Changes',
  saving: 'Saving...',
  saved: { title: 'Team information updated' },
  saveFailed: 'Error saving team information',
  cards: {
    basic: 'Basic Information',
    contact: 'Contact Information',
    coaching: 'Coaching Staff',
    branding: 'Social Media & Branding',
    preview: 'Color Preview',
  },
  fields: {
    teamName: 'Team Name',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    city: 'City',
    state: 'State',
    zipCode: 'ZIP Code',
    website: 'Website',
    description: 'Description',
    foundedYear: 'Founded Year',
    logoUrl: 'Logo URL',
    logo: 'Logo',
    favicon: 'Browser Icon',
    primaryColor: 'Primary Color',
    secondaryColor: 'Secondary Color',
    socialFacebook: 'Facebook',
    socialInstagram: 'Instagram',
    socialTwitter: 'Twitter',
    coachName: 'Coach Name',
    coachEmail: 'Coach Email',
    coachPhone: 'Coach Phone',
  },
  brand: {
    hints: {
      logo: 'An SVG or PNG file, 512 KB at most. A transparent background looks best. It replaces the Logo URL, and it is in emails and PDFs too.',
      favicon:
        'A square SVG or PNG file, 512 KB at most, for browser tabs and home screens. Without one, we use the logo.',
    },
    checking: 'Checking the file…',
    standard: {
      logo: 'No logo is uploaded.',
      favicon: 'No icon is uploaded.',
    },
    uploaded: {
      logo: 'A logo is uploaded. A new one will show after you save.',
      favicon: 'An icon is uploaded. A new one will show after you save.',
    },
    useStandard: {
      logo: 'Use the Standard Logo',
      favicon: 'Use the Standard Icon',
    },
    empty: 'This file is empty.',
    unreadable: 'This file could not be read. Please choose it again.',
    preview: {
      title: 'How It Will Look',
      header: { light: 'Header, light mode', dark: 'Header, dark mode' },
      email: 'Email',
      emailWords: 'Hi Ana, thank you for your order.',
      pdf: 'PDF',
      pdfWords: 'Liability Waiver',
      tab: 'Browser tab',
    },
  },
  pick: (color: string) => `Pick the ${color.toLowerCase()}`,
  preview: {
    intro:
      'Text on a color is black or white, whichever is easier to read (a contrast of at least 4.5:1). In dark mode, dark colors are made lighter.',
    colors: { primary: 'Primary', secondary: 'Secondary' },
    modes: { light: 'Light mode', dark: 'Dark mode' },
    text: { '#ffffff': 'White text', '#000000': 'Black text' } as Record<string, string>,
    contrast: (text: string, ratio: string) => `${text}, contrast ${ratio}:1`,
    notAColor: 'Enter both colors to see them here.',
  },
} as const;
