import { pageAddress } from '#words/page-address.ts';

/** The four pages of this area, in the order of its navigation. */
export const AREA_LINKS = [
  { name: 'sponsors', href: pageAddress('/sponsors') },
  { name: 'become', href: pageAddress('/sponsors/become') },
  { name: 'donate', href: pageAddress('/sponsors/donate') },
  { name: 'volunteer', href: pageAddress('/sponsors/volunteer') },
] as const;

export const ONE_TIME_PATH = pageAddress('/donations/one-time');
export const MONTHLY_PATH = pageAddress('/donations/monthly');
export const VOLUNTEER_FORM_PATH = pageAddress('/volunteer-application');
/** The contact form, with the inquiry type chosen. */
export const COORDINATOR_PATH = pageAddress('/contact?inquiry=volunteer');
