import { wcagContrast } from 'culori';
import { isColor } from '#domain/team/team-form.ts';
import { type BrandColors, derivePalette } from '../../../styles/brand-theme.ts';

export interface Swatch {
  color: keyof BrandColors;
  mode: 'light' | 'dark';
  /** '#rrggbb' each: the color as it fills a button, and the text on it. */
  fill: string;
  text: string;
  /** Of the two, to one decimal, rounded down: '7.4'. */
  contrast: string;
}

/** Pure: both colors as every page will show them, by the site's own rule; none while one is incomplete. */
export function previewColors(brand: BrandColors): Swatch[] {
  if (!isColor(brand.primary) || !isColor(brand.secondary)) return [];
  return (['light', 'dark'] as const).flatMap((mode) => {
    const palette = derivePalette(brand, mode);
    return (['primary', 'secondary'] as const).map((color) => {
      const [fill = '', text = ''] = [palette[color], palette[`on-${color}`]];
      const contrast = (Math.floor(wcagContrast(text, fill) * 10) / 10).toFixed(1);
      return { color, mode, fill, text, contrast };
    });
  });
}
