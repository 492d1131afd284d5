import { fc, test as property } from '@fast-check/vitest';
import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '#domain/team/team-information.ts';
import {
  brandStyleSheet,
  CONTROL_CONTRAST,
  derivePalette,
  TEXT_CONTRAST,
  textColorOn,
} from './brand-theme.ts';

/** Text token, and every token it is set on somewhere on the site. */
const READ_TOGETHER: [string, string[]][] = [
  [
    'ink',
    [
      'page',
      'surface',
      'tint',
      'primary-tint',
      'secondary-tint',
      'success-tint',
      'danger-tint',
      'warning-tint',
    ],
  ],
  ['muted', ['page', 'surface', 'tint', 'secondary-tint']],
  ['on-primary', ['primary', 'primary-hover']],
  ['on-secondary', ['secondary', 'secondary-hover']],
  ['on-danger', ['danger']],
  ['primary-text', ['page', 'surface', 'tint', 'primary-tint']],
  ['secondary-text', ['page', 'surface', 'tint', 'secondary-tint']],
  ['success', ['page', 'surface', 'tint', 'success-tint']],
  ['danger', ['page', 'surface', 'tint', 'danger-tint']],
  ['warning', ['page', 'surface', 'tint', 'warning-tint']],
  ['on-court', ['court']],
  ['court-muted', ['court']],
];
/** Frames of controls and the focus ring, which only have to be seen. */
const SEEN_TOGETHER: [string, string[]][] = [
  ['control', ['page', 'surface', 'tint']],
  ['focus', ['page', 'surface', 'tint']],
];

function tooFaint(palette: Record<string, string>, pairs: [string, string[]][], contrast: number) {
  return pairs.flatMap(([front, backs]) =>
    backs
      .map((back) => ({
        front,
        back,
        ratio: wcagContrast(palette[front] ?? '', palette[back] ?? ''),
      }))
      .filter(({ ratio }) => !(ratio >= contrast)),
  );
}

const hex = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map((rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

describe('brand theme', () => {
  property.prop([hex, hex], { numRuns: 150 })(
    'keeps every text at 4.5:1 and every control at 3:1, whatever the brand colors, light and dark',
    (primary, secondary) => {
      for (const mode of ['light', 'dark'] as const) {
        const palette = derivePalette({ primary, secondary }, mode);
        expect(tooFaint(palette, READ_TOGETHER, TEXT_CONTRAST)).toEqual([]);
        expect(tooFaint(palette, SEEN_TOGETHER, CONTROL_CONTRAST)).toEqual([]);
      }
    },
  );

  property.prop([hex])('finds a text color for any fill', (fill) => {
    expect(wcagContrast(textColorOn(fill), fill)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  });

  it('sets black on the default orange, where white fails', () => {
    expect(wcagContrast('#ffffff', DEFAULT_PRIMARY_COLOR)).toBeLessThan(TEXT_CONTRAST);
    expect(textColorOn(DEFAULT_PRIMARY_COLOR)).toBe('#000000');
    expect(textColorOn(DEFAULT_SECONDARY_COLOR)).toBe('#ffffff');
  });

  it('uses the brand colors themselves as fills in light mode', () => {
    const palette = derivePalette({ primary: '#ff6b35', secondary: '#1e3a8a' }, 'light');
    expect(palette).toMatchObject({ primary: '#ff6b35', secondary: '#1e3a8a' });
  });

  it('lifts a dark fill in dark mode until it stands out from the page', () => {
    const palette = derivePalette({ primary: '#000033', secondary: '#000033' }, 'dark');
    expect(wcagContrast(palette.primary ?? '', palette.page ?? '')).toBeGreaterThanOrEqual(3);
  });

  it('writes each token in light, and again for the night where it differs', () => {
    const css = brandStyleSheet({ primary: '#ff6b35', secondary: '#1e3a8a' });
    const rule = ':root\\{(?:--[a-z-]+:#[0-9a-f]{6};?)+\\}';
    const night = '@media screen and \\(prefers-color-scheme:dark\\)';
    expect(css).toMatch(new RegExp(`^${rule}${night}\\{${rule}\\}$`));
    expect(css.match(/--page:/g)).toHaveLength(2);
    expect(css).toContain(':root{--page:#ffffff;');
    expect(css.match(/--primary:/g)).toHaveLength(1);
  });

  it('refuses what is not a color', () => {
    expect(() => brandStyleSheet({ primary: 'orange-ish', secondary: '#1e3a8a' })).toThrow(
      'Not a color: orange-ish',
    );
  });
});
