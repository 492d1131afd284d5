import { messages } from '#words/layout.ts';
import { pageAddress } from '#words/page-address.ts';

export interface SiteLink {
  href: string;
  label: string;
}

const PATHS = {
  home: '/',
  about: '/about',
  schedules: '/schedules',
  register: '/register',
  scholarships: '/scholarships',
  merchandise: '/merchandise',
  gallery: '/gallery',
  sponsors: '/sponsors',
  donate: '/sponsors/donate',
  volunteer: '/sponsors/volunteer',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  waiver: '/liability-waiver',
} as const;
type LinkName = keyof typeof PATHS;

function linksTo(names: readonly LinkName[]): readonly SiteLink[] {
  return names.map((name) => ({ href: pageAddress(PATHS[name]), label: messages.links[name] }));
}

/** The top bar and the mobile menu, beside the button to donate. Home is left out on the home page. */
export const navigation = () =>
  linksTo([
    ...(['home', 'about', 'schedules', 'scholarships', 'merchandise', 'gallery'] as const),
    ...(['sponsors', 'contact'] as const),
  ]);

/** A button of the top bar. */
export const donateLink = (): SiteLink => ({
  href: pageAddress(PATHS.donate),
  label: messages.links.donate,
});

export const quickLinks = () =>
  linksTo(['about', 'schedules', 'register', 'scholarships', 'merchandise', 'gallery']);

export const supportLinks = () => linksTo(['sponsors', 'donate', 'volunteer', 'contact']);

/** What most people look for who have come to an address without a page. */
export const waysOn = () => linksTo(['schedules', 'register', 'donate', 'contact']);

export const legalLinks = () => linksTo(['privacy', 'terms', 'waiver']);

/** The pages that tell search engines what the program is. */
export const ABOUT_THE_PROGRAM: readonly string[] = ['/', '/about', '/contact'];
