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

/** Skin-neutral warm greys for figures, from dark to light: people of many shades, none of them a portrait. */
export const SKIN = ['#5A4F4B', '#7C6F69', '#9F928A', '#C3B6AC'] as const;

/** Grounds: a warm and a cool tint that both brand colors stand out from. */
export const SAND = '#F6F1EA';
export const MIST = '#EAEEF7';
