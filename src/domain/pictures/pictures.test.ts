import { describe, expect, test } from 'vitest';
import { cartPicture } from './cart-picture.ts';
import { pictureAddress, pictureRules, pictureSource, remoteImages } from './picture-address.ts';

const photo = `${'a'.repeat(40)}-2000x1250.jpg`;
const drawing = `${'b'.repeat(40)}-800x600.svg`;
const source = { base: 'https://cdn.sanity.io', project: 'abc123', dataset: 'production' };

describe('the rewrites', () => {
  const find = (address: string) => {
    const { from, to } =
      pictureRules(source).find((rule) => address.startsWith(rule.from.slice(0, -1))) ?? {};
    const splat = address.slice((from?.length ?? 0) - 1);
    return new URL(to?.replace(':splat', splat) ?? '', 'https://club.test').searchParams;
  };

  test('lead from each short address to the original and what is wanted of it', () => {
    const original = `https://cdn.sanity.io/images/abc123/production/${photo}`;
    expect(Object.fromEntries(find(pictureAddress(photo, 640)))).toEqual({
      url: original,
      w: '640',
    });
    expect(Object.fromEntries(find(pictureAddress(photo, 'full', 'avif')))).toEqual({
      url: original,
      fm: 'avif',
      q: '50',
    });
    expect(Object.fromEntries(find(pictureAddress(photo, 'social')))).toMatchObject({
      w: '1200',
      h: '630',
      fit: 'cover',
      fm: 'jpg',
    });
  });

  test('have the image host make pixels of a drawing', () => {
    const query = find(pictureAddress(drawing, 320));
    expect(query.get('w')).toBe('320');
    expect(query.get('url')).toMatch(/-800x600\.svg\?fm=png&w=1920$/);
  });

  test('ask only for what remote_images allows', () => {
    const [pattern = ''] = remoteImages(source);
    for (const { to } of pictureRules(source)) {
      const { searchParams } = new URL(to, 'https://club.test');
      const original = searchParams.get('url')?.replace(':splat', photo);
      expect(original).toMatch(new RegExp(pattern));
    }
    for (const other of [
      `https://cdn.sanity.io/images/other/production/${photo}`,
      `https://cdnxsanity.io/images/abc123/production/${photo}`,
      `https://cdn.sanity.io/images/abc123/production/../../other/production/${photo}`,
      `https://cdn.sanity.io/images/abc123/production/%2e%2e/%2e%2e/other/production/${photo}`,
      `https://cdn.sanity.io/images/abc123/production/..%2f..%2fother%2fproduction%2f${photo}`,
      `https://evil.test/?https://cdn.sanity.io/images/abc123/production/${photo}`,
    ]) {
      expect(other).not.toMatch(new RegExp(pattern));
    }
  });

  test('stand on Sanity’s own host unless told', () => {
    expect(pictureSource({ SANITY_PROJECT_ID: 'p', SANITY_DATASET: 'd' })).toEqual({
      base: 'https://cdn.sanity.io',
      project: 'p',
      dataset: 'd',
    });
  });
});

describe('the picture in the cart', () => {
  test.each([
    [`/img/800/${photo}`, `/img/320/${photo}`],
    [`https://cdn.sanity.io/images/p/d/${photo}?w=720&auto=format`, `/img/320/${photo}`],
    [`http://localhost:9086/images/p/d/${drawing}`, `/img/drawn-320/${drawing}`],
    [`/img/full/${'c'.repeat(40)}-200x200.png`, `/img/full/${'c'.repeat(40)}-200x200.png`],
    ['', undefined],
    ['https://evil.test/pixel.gif', undefined],
    ['javascript:alert(1)', undefined],
  ])('of %s is %s', (stored, small) => {
    expect(cartPicture(stored)).toBe(small);
  });
});
