import { expect, test } from 'vitest';
import { describeBreadcrumbs } from './breadcrumbs.ts';

const site = 'https://club.test/';

test('lead from home through the section to the page', () => {
  expect(describeBreadcrumbs('/gallery/videos', 'Gallery: Videos', site)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://club.test/' },
      { position: 2, name: 'Gallery', item: 'https://club.test/gallery' },
      { position: 3, name: 'Gallery: Videos', item: 'https://club.test/gallery/videos' },
    ],
  });
});

test.each(['/', '/gallery', '/checkout/success'])('there are none on %s', (path) => {
  expect(describeBreadcrumbs(path, 'A page', site)).toBeUndefined();
});
