import { clampChroma, converter, formatHex, wcagContrast } from 'culori';

/*
 * Every color of the site, derived from a program's two brand colors. The neutrals lean towards the
 * secondary hue; text colors are moved in lightness until they can be read where they are used.
 */

/** WCAG 2.2 AA: text 4.5:1, borders of controls and focus rings 3:1. */
export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;

export interface BrandColors {
  /** '#rrggbb' */
  primary: string;
  secondary: string;
}

type Mode = 'light' | 'dark';
/** Custom property (without dashes) to '#rrggbb'. */
export type Palette = Record<string, string>;

const toOklch = converter('oklch');
const HUES = { success: 152, danger: 27, warning: 70 };

function color(lightness: number, chroma: number, hue: number): string {
  const inGamut = clampChroma({ mode: 'oklch', l: lightness, c: chroma, h: hue }, 'oklch');
  return formatHex(inGamut);
}

function parts(hex: string): { l: number; c: number; h: number } {
  const parsed = toOklch(hex);
  if (!parsed) throw new RangeError(`Not a color: ${hex}`);
  return { l: parsed.l, c: parsed.c, h: parsed.h ?? 0 };
}

/** Moves a color's lightness, in the mode's direction, until it reaches `contrast` on all backgrounds. */
function readableOn(
  hex: string,
  backgrounds: readonly string[],
  mode: Mode,
  contrast = TEXT_CONTRAST,
): string {
  const { l, c, h } = parts(hex);
  const step = mode === 'light' ? -0.01 : 0.01;
  for (let lightness = l; lightness > 0 && lightness < 1; lightness += step) {
    const candidate = lightness === l ? hex : color(lightness, c, h);
    if (backgrounds.every((back) => wcagContrast(candidate, back) >= contrast)) return candidate;
  }
  return mode === 'light' ? '#000000' : '#ffffff';
}

/** White, or black where white cannot be read: one of the two always reaches 4.5:1. */
export function textColorOn(fill: string): string {
  return wcagContrast('#ffffff', fill) >= TEXT_CONTRAST ? '#ffffff' : '#000000';
}

/** The fill under the pointer: one step away from its text's color, so contrast only grows. */
function hoverOf(fill: string): string {
  const { l, c, h } = parts(fill);
  const text = textColorOn(fill);
  const moved = color(text === '#ffffff' ? Math.max(0, l - 0.06) : Math.min(1, l + 0.05), c, h);
  return wcagContrast(text, moved) >= TEXT_CONTRAST ? moved : fill;
}

function neutrals(hue: number, mode: Mode): Palette {
  const tone = (l: number, c: number) => color(l, c, hue);
  return mode === 'light'
    ? {
        page: '#ffffff',
        surface: '#ffffff',
        tint: tone(0.971, 0.009),
        ink: tone(0.23, 0.035),
        muted: tone(0.46, 0.03),
        line: tone(0.9, 0.012),
        control: tone(0.6, 0.025),
      }
    : {
        page: tone(0.17, 0.022),
        surface: tone(0.225, 0.027),
        tint: tone(0.2, 0.026),
        ink: tone(0.965, 0.006),
        muted: tone(0.77, 0.018),
        line: tone(0.33, 0.03),
        control: tone(0.58, 0.03),
      };
}

/** A brand color as a fill, its hover, the text on it, itself as text, and a pale wash of it. */
function brandTokens(name: string, hex: string, mode: Mode, base: Palette): Palette {
  const { page = '', surface = '', tint = '' } = base;
  const { c, h } = parts(hex);
  const fill = mode === 'light' ? hex : readableOn(hex, [page], mode, CONTROL_CONTRAST);
  const wash = mode === 'light' ? color(0.96, c * 0.16, h) : color(0.27, c * 0.35, h);
  return {
    [name]: fill,
    [`${name}-hover`]: hoverOf(fill),
    [`on-${name}`]: textColorOn(fill),
    [`${name}-text`]: readableOn(hex, [page, surface, tint, wash], mode),
    [`${name}-tint`]: wash,
  };
}

function statusTokens(name: keyof typeof HUES, mode: Mode, base: Palette): Palette {
  const { page = '', surface = '', tint = '' } = base;
  const hue = HUES[name];
  const wash = mode === 'light' ? color(0.96, 0.03, hue) : color(0.28, 0.05, hue);
  const start = mode === 'light' ? color(0.55, 0.17, hue) : color(0.7, 0.15, hue);
  const text = readableOn(start, [page, surface, tint, wash], mode);
  return { [name]: text, [`on-${name}`]: textColorOn(text), [`${name}-tint`]: wash };
}

/** The dark band behind hero, banner and footer: always dark, whatever the secondary color is. */
function courtTokens(secondary: string, mode: Mode): Palette {
  const { c, h } = parts(secondary);
  const court =
    mode === 'light' ? color(0.29, Math.min(c, 0.09), h) : color(0.23, Math.min(c, 0.055), h);
  return {
    court,
    'on-court': '#ffffff',
    'court-muted': readableOn(color(0.84, 0.03, h), [court], 'dark'),
    'court-line': color(mode === 'light' ? 0.46 : 0.38, Math.min(c, 0.1), h),
  };
}

/** All color tokens of one mode. */
export function derivePalette(brand: BrandColors, mode: Mode): Palette {
  const base = neutrals(parts(brand.secondary).h, mode);
  const secondary = brandTokens('secondary', brand.secondary, mode, base);
  return {
    ...base,
    ...brandTokens('primary', brand.primary, mode, base),
    ...secondary,
    ...statusTokens('success', mode, base),
    ...statusTokens('danger', mode, base),
    ...statusTokens('warning', mode, base),
    ...courtTokens(brand.secondary, mode),
    focus: secondary['secondary-text'] ?? '#000000',
  };
}

/** The sport whose court the site is drawn with. */
const DRAWN_SPORT = 'basketball';

/** Whether the court belongs on the pages of a program: those of other sports go without a drawing. */
export function hasCourt(sport: string): boolean {
  return sport.trim().toLowerCase() === DRAWN_SPORT;
}

/**
 * The style sheet that every page carries: each token in light, and again for the night where it differs. On
 * paper it is day. Not as `light-dark()`: without it (Safari before 17.5) white text stood on white.
 */
export function brandStyleSheet(brand: BrandColors, sport = DRAWN_SPORT): string {
  const light = derivePalette(brand, 'light');
  const dark = derivePalette(brand, 'dark');
  const changed = Object.entries(dark).filter(([token, value]) => value !== light[token]);
  const drawing = hasCourt(sport) ? '' : '.court-lines{display:none!important}';
  return `${rootRule(Object.entries(light))}@media screen and (prefers-color-scheme:dark){${rootRule(changed)}}${drawing}`;
}

const rootRule = (tokens: readonly (readonly [string, string])[]) =>
  `:root{${tokens.map(([token, value]) => `--${token}:${value}`).join(';')}}`;
