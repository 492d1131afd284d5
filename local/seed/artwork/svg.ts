/*
 * The few building blocks of every picture. Text is drawn as outlines (numerals.ts, lettering.ts):
 * a picture inside <img> has no web fonts, so <text> would look different on every device.
 */

/** A whole SVG file: `width`×`height` viewBox, one element a line, no metadata. */
export function svgFile(width: number, height: number, body: string): string {
  const lines = body
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${lines.join('\n')}\n</svg>\n`;
}

/** A closed flat shape. */
export function shape(d: string, fill: string, attributes = ''): string {
  return `<path d="${d}" fill="${fill}"${attributes && ` ${attributes}`}/>`;
}

/** A line drawing without fill; round ends, as all lines in the artwork. */
export function line(d: string, stroke: string, width = 4, attributes = ''): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${attributes && ` ${attributes}`}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  r = 0,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}"${r ? ` rx="${r}"` : ''} fill="${fill}"/>`;
}

/** Moves, and optionally scales and turns, what is drawn around its own origin. */
export function place(x: number, y: number, body: string, scale = 1, degrees = 0): string {
  const turn = degrees ? ` rotate(${degrees})` : '';
  const size = scale === 1 ? '' : ` scale(${scale})`;
  return `<g transform="translate(${x} ${y})${turn}${size}">\n${body}\n</g>`;
}
