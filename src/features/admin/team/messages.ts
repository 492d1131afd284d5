import type { TeamInformationInput } from '#domain/team/team-form.ts';

/** What a person reads in the Team Info tab; titles and toasts are the specification's. */
export const teamMessages = {
  title: 'Team Information',
  intro: 'What the public pages show of the program. Fields that are left empty are not shown.',
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
    favicon: 'Browser icon',
    primaryColor: 'Primary Color',
    secondaryColor: 'Secondary Color',
    socialFacebook: 'Facebook',
    socialInstagram: 'Instagram',
    socialTwitter: 'Twitter',
    coachName: 'Coach Name',
    coachEmail: 'Coach Email',
    coachPhone: 'Coach Phone',
  } satisfies Record<keyof TeamInformationInput, string>,
  brand: {
    hints: {
      logo: 'An SVG or PNG of at most 512 KB, best without a background. It is used in place of the Logo URL, and in emails and PDFs, too.',
      favicon:
        'A square SVG or PNG of at most 512 KB, for browser tabs and home screens. Without one, the logo is used.',
    },
    checking: 'Checking the file…',
    standard: {
      logo: 'No logo is uploaded.',
      favicon: 'No icon is uploaded.',
    },
    uploaded: {
      logo: 'A logo is uploaded. A new one is shown after you save.',
      favicon: 'An icon is uploaded. A new one is shown after you save.',
    },
    useStandard: {
      logo: 'Use the standard logo again',
      favicon: 'Use the standard icon again',
    },
    empty: 'This file is empty.',
    unreadable: 'This file could not be read. Please choose it again.',
    preview: {
      title: 'How it will look',
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
      'The text on a color is black or white, whichever can be read: at least 4.5:1. In dark mode a dark color is made lighter.',
    colors: { primary: 'Primary', secondary: 'Secondary' },
    modes: { light: 'Light mode', dark: 'Dark mode' },
    text: { '#ffffff': 'White text', '#000000': 'Black text' } as Record<string, string>,
    contrast: (text: string, ratio: string) => `${text}, contrast ${ratio}:1`,
    notAColor: 'Complete both colors to see them here.',
  },
} as const;
