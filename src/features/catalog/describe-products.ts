import { CURRENCY } from '#domain/address/countries.ts';
import type { ProductForSale } from './product-for-sale.ts';

/** The shop as a schema.org ItemList of Products with their offers, for search engines. */
export function describeProducts(
  products: readonly ProductForSale[],
  pageUrl: string,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: {
        '@type': 'Product',
        name: product.name,
        description: product.description,
        category: product.category,
        // The one that the card shows; of all colors, a long list's page would be too heavy.
        image: product.colors.slice(0, 1).map(({ image }) => new URL(image.src, pageUrl).href),
        offers: {
          '@type': 'Offer',
          url: pageUrl,
          priceCurrency: CURRENCY,
          price: (product.priceCents / 100).toFixed(2),
          availability: 'https://schema.org/InStock',
        },
      },
    })),
  };
}
