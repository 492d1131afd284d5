import { NAVIGATION } from './site-links.ts';

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
  const section = NAVIGATION.find(({ href }) => href === `/${first}`);
  if (!section || rest.length === 0) return undefined;
  const steps = [
    { name: 'Home', href: '/' },
    { name: section.label, href: section.href },
    { name: title, href: path },
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
