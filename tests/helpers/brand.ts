import sharp from 'sharp';

/* Logos to upload; for tests of functions and in a browser. */

export const LOGO_SVG = `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><rect width="300" height="100" rx="20" fill="#0b7a3b"/><circle cx="150" cy="50" r="40" fill="#ffd400"/></svg>`;

/** A still PNG of one color. */
export function makePng(width: number, height: number, background = '#0b7a3b'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}
