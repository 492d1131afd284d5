/*
 * The one palette of the artwork. Another program changes ORANGE and NAVY (and reads the contrast
 * of its own two colors against WHITE and INK) and runs `node local/seed/render-artwork.ts`.
 */
export const ORANGE = '#FF6B35';
export const NAVY = '#1E3A8A';
export const WHITE = '#FFFFFF';
export const INK = '#1B1F2A';
export const STEEL = '#9AA3B2';
export const NATURAL = '#EADFCB';

/** Skin-neutral greys for figures, from dark to light: no one is any particular shade of anything. */
export const SKIN = ['#4A4F5C', '#6B7180', '#8D93A1', '#AEB3BF'] as const;

/** Grounds: a warm and a cool tint that both brand colors stand out from. */
export const SAND = '#F6F1EA';
export const MIST = '#EAEEF7';
export const LINE = '#D5DBE8';
