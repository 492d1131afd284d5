import { messages } from '#words/layout.ts';
import { pageAddress } from '#words/page-address.ts';
import { navigation } from './site-links.ts';

/**
 * The way from home to a page below a section of the navigation, as a schema.org BreadcrumbList;
 * undefined for pages that are one step from home.
 * @param path '/sponsors/donate'
 */
export function describeBreadcrumbs(
  path: string,
  title: string,
  siteUrl: string,
): Record<string, unknown> | undefined {
  const [, first, ...rest] = path.split('/');
  const section = navigation().find(({ href }) => href === pageAddress(`/${first}`));
  if (!section || rest.length === 0) return undefined;
  const steps = [
    { name: messages.links.home, href: pageAddress('/') },
    { name: section.label, href: section.href },
    { name: title, href: pageAddress(path) },
  ];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(href, siteUrl).href,
    })),
  };
}
