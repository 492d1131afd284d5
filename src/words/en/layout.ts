/** The frame of every page: navigation, menu, footer, and the links between pages of a list. */
export const messages = {
  skip: 'Skip to content',
  main: 'Main',
  menu: 'Menu',
  links: {
    home: 'Home',
    about: 'About',
    schedules: 'Schedules',
    register: 'Register',
    scholarships: 'Scholarships',
    merchandise: 'Merchandise',
    gallery: 'Gallery',
    sponsors: 'Sponsors',
    donate: 'Donate',
    volunteer: 'Volunteer',
    contact: 'Contact',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    waiver: 'Liability Waiver',
  },
  account: {
    signIn: 'Sign In',
    join: 'Join Now',
    mine: 'My account',
    dashboard: 'Admin Dashboard',
    signOut: 'Sign Out',
  },
  quickLinks: 'Quick Links',
  support: 'Support',
  contact: 'Contact',
  /** The employer identification number, which people in the US know by these letters. */
  ein: 'EIN',
  /** Before a text of content that has no translation. */
  inEnglish: 'in English',
  previous: 'Previous',
  next: 'Next',
  page: (number: number) => `Page ${number}`,
};
