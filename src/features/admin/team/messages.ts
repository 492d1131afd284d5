import type { Rebuild } from '#contracts/team/dashboard.ts';
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
    primaryColor: 'Primary Color',
    secondaryColor: 'Secondary Color',
    socialFacebook: 'Facebook',
    socialInstagram: 'Instagram',
    socialTwitter: 'Twitter',
    coachName: 'Coach Name',
    coachEmail: 'Coach Email',
    coachPhone: 'Coach Phone',
  } satisfies Record<keyof TeamInformationInput, string>,
  pick: (color: string) => `Pick the ${color.toLowerCase()}`,
  rebuilds: {
    started: {
      title: 'The site is being rebuilt',
      text: 'In a minute or two every page shows what you have saved.',
    },
    failed: {
      title: 'Saved, but the site could not be rebuilt',
      text: 'The pages still show what was there before. Save again in a few minutes to have them rebuilt.',
    },
    none: {
      title: 'Saved for the next build of the site',
      text: 'The pages show it when the site is built the next time. Whoever runs the site can have that happen by itself: docs/DEPLOY.md, step 5.',
    },
  } satisfies Record<Rebuild, { title: string; text: string }>,
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
