import { expect, test } from 'vitest';
import { describeProducts } from './describe-products.ts';

test('offers each product at its price in dollars with two decimals', () => {
  const image = { src: '/img/800/cap.jpg', alt: 'A cap', width: 10, height: 10 };
  const cap = {
    id: 'cap',
    name: 'Cap',
    category: 'Headwear',
    priceCents: 3000,
    description: 'A cap.',
    sizes: ['One Size'],
    colors: [{ name: 'Navy', hex: '#001f3f', image }],
  };
  const list = describeProducts([cap], 'https://club.test/merchandise');
  expect(list).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      {
        position: 1,
        item: {
          '@type': 'Product',
          image: ['https://club.test/img/800/cap.jpg'],
          offers: { price: '30.00', priceCurrency: 'USD', url: 'https://club.test/merchandise' },
        },
      },
    ],
  });
});
