import type { Settings } from '#domain/settings/settings.ts';
import { TAX_WORDS } from '#domain/settings/tax-status.ts';
import { brandAddress, readBrand } from '#domain/team/brand-picture.ts';
import type { TeamInformation } from '#domain/team/team-information.ts';

/** The program as schema.org knows it, for search engines. Facts that are not known are left out. */
export function describeOrganization(team: TeamInformation, settings: Settings, siteUrl: string) {
  const { logo } = readBrand(team);
  const profiles = [team.socialFacebook, team.socialInstagram, team.socialTwitter];
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'SportsOrganization',
    '@id': `${siteUrl}#organization`,
    name: team.teamName,
    legalName: settings.legalName,
    url: siteUrl,
    sport: settings.sport,
    nonprofitStatus: TAX_WORDS[settings.taxStatus].schemaOrg,
    taxID: settings.ein,
    areaServed: settings.region,
    description: team.description,
    logo: logo ? new URL(brandAddress(logo, 'icon-512.png'), siteUrl).href : team.logoUrl,
    email: team.email,
    telephone: team.phone,
    foundingDate: team.foundedYear === null ? null : String(team.foundedYear),
    address: {
      '@type': 'PostalAddress',
      streetAddress: settings.mailingAddress.street,
      addressLocality: settings.mailingAddress.city,
      addressRegion: settings.mailingAddress.state,
      postalCode: settings.mailingAddress.zipCode,
      addressCountry: settings.country,
    },
    sameAs: profiles.filter((profile) => profile !== null),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null));
}
