export interface SiteLink {
  href: string;
  label: string;
}

/** The top bar and the mobile menu. Home is left out on the home page. */
export const NAVIGATION: readonly SiteLink[] = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/schedules', label: 'Schedules' },
  { href: '/scholarships', label: 'Scholarships' },
  { href: '/merchandise', label: 'Merchandise' },
  { href: '/gallery', label: 'Gallery' },
  { href: '/sponsors', label: 'Sponsors' },
  { href: '/sponsors/donate', label: 'Donate' },
  { href: '/contact', label: 'Contact' },
];

export const QUICK_LINKS: readonly SiteLink[] = [
  { href: '/about', label: 'About' },
  { href: '/schedules', label: 'Schedules' },
  { href: '/register', label: 'Register' },
  { href: '/scholarships', label: 'Scholarships' },
  { href: '/merchandise', label: 'Merchandise' },
  { href: '/gallery', label: 'Gallery' },
];

export const SUPPORT_LINKS: readonly SiteLink[] = [
  { href: '/sponsors', label: 'Sponsors' },
  { href: '/sponsors/donate', label: 'Donate' },
  { href: '/sponsors/volunteer', label: 'Volunteer' },
  { href: '/contact', label: 'Contact' },
];

export const LEGAL_LINKS: readonly SiteLink[] = [
  { href: '/privacy', label: 'Privacy Policy' },
  { href: '/terms', label: 'Terms of Service' },
  { href: '/liability-waiver', label: 'Liability Waiver' },
];
