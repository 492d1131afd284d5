import { expect, it } from 'vitest';
import { checkWidth } from './picture-width.ts';

const picture = (size: string) => ({ asset: { _ref: `image-${'a'.repeat(40)}-${size}` } });

it.each([
  undefined,
  {},
  picture('2000x1250-jpg'),
  picture('4032x3024-webp'),
  // A drawing is sharp at any size.
  picture('300x100-svg'),
])('has nothing against %j', (value) => {
  expect(checkWidth(2000)(value)).toBe(true);
});

it('warns of a picture that is too small, with both widths', () => {
  const warning = checkWidth(2000)(picture('640x2400-jpg'));
  expect(warning).toContain('640 pixels wide');
  expect(warning).toContain('at least 2,000');
});
