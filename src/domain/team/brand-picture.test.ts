import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BRAND_FILES,
  BrandPictureIdSchema,
  brandAddress,
  brandPath,
  brandPictureId,
  logoSize,
  objectOfBrand,
  readBrand,
  sizeWithin,
} from './brand-picture.ts';

const HASH = '0123456789abcdef'.repeat(2);
const sides = fc.record({
  width: fc.integer({ min: 1, max: 4096 }),
  height: fc.integer({ min: 1, max: 4096 }),
});

test('a picture fits its space, fills one side of it, and keeps its proportions', () => {
  fc.assert(
    fc.property(sides, sides, (picture, space) => {
      const { width, height } = sizeWithin(picture, space);
      expect(width).toBeLessThanOrEqual(space.width);
      expect(height).toBeLessThanOrEqual(space.height);
      expect(width === space.width || height === space.height).toBe(true);
      const exact = Math.min(space.width / picture.width, space.height / picture.height);
      expect(Math.abs(width - Math.max(1, picture.width * exact))).toBeLessThan(1);
      expect(Math.abs(height - Math.max(1, picture.height * exact))).toBeLessThan(1);
    }),
  );
});

test('every picture’s id is taken, and its files have addresses that lead to them', () => {
  fc.assert(
    fc.property(sides, (picture) => {
      const id = brandPictureId(HASH, picture);
      expect(BrandPictureIdSchema.safeParse(id).success).toBe(true);
      expect(readBrand({ logo: id, favicon: null })).toEqual({ logo: id, icon: id });
      for (const file of BRAND_FILES) {
        expect(objectOfBrand(brandAddress(id, file))).toBe(brandPath(id, file));
      }
    }),
  );
});

test('a wide logo is as wide as its space, a square one as high', () => {
  expect(logoSize(brandPictureId(HASH, { width: 900, height: 300 }), 'header')).toEqual({
    shown: { width: 108, height: 36 },
    file: { width: 216, height: 72 },
  });
  expect(logoSize(brandPictureId(HASH, { width: 500, height: 500 }), 'email').shown).toEqual({
    width: 48,
    height: 48,
  });
});

test.each([
  '/brand',
  `/brand/${HASH}/header.png`,
  `/brand/${HASH}-1x1/../../signed/a.pdf`,
  `/brand/${HASH}-1x1/original.svg`,
  `/brand/${HASH}-1x1/header.png/a`,
  `/media/${HASH}-1x1/header.png`,
])('%s leads to nothing', (address) => {
  expect(objectOfBrand(address)).toBeUndefined();
});

test('what is stored and is no id counts as nothing', () => {
  expect(readBrand({ logo: '../x', favicon: '' })).toEqual({ logo: undefined, icon: undefined });
  expect(readBrand(undefined)).toEqual({ logo: undefined, icon: undefined });
});
