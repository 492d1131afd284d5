const channels = (hex: string) =>
  [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));

/** The color `share` (0–1) of the way from one hex color to another. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, index) =>
    Math.round(value + ((target[index] ?? value) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
}

/** Relative luminance after WCAG 2, 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The shaded side of a surface: dark colors get lighter, or the fold would not be seen on black. */
export function fold(hex: string, strength = 1): string {
  const value = luminance(hex);
  if (value < 0.02) return mix(hex, '#ffffff', 0.16 * strength);
  return mix(hex, '#0e1530', (value > 0.7 ? 0.12 : 0.22) * strength);
}

/** Whether a dark line or letter is needed on this color. */
export function isLight(hex: string): boolean {
  return luminance(hex) > 0.45;
}
