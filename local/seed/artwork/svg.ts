/*
 * The few building blocks of every picture. Text is drawn as outlines (numerals.ts, lettering.ts):
 * a picture inside <img> has no web fonts, so <text> would look different on every device.
 */

/** A whole SVG file: `width`×`height` viewBox, one element a line, no metadata. */
export function svgFile(width: number, height: number, body: string): string {
  const lines = shortHex(body)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">\n${reuse(lines).join('\n')}\n</svg>\n`;
}

/** Draws what stands in a picture several times, such as the shoes, once, and refers to it after that. */
function reuse(lines: string[]): string[] {
  const ids = new Map<string, string>();
  return lines.map((line, index) => {
    if (line.length < 60 || !/^<path d="[^<]*\/>$/.test(line)) return line;
    const id = ids.get(line);
    if (id) return `<use href="#${id}"/>`;
    if (!lines.includes(line, index + 1)) return line;
    ids.set(line, `p${ids.size + 1}`);
    return line.replace('<path', `<path id="p${ids.size}"`);
  });
}

const shortHex = (svg: string) =>
  svg.replaceAll(/#(?:([\da-f])\1)(?:([\da-f])\2)(?:([\da-f])\3)\b/gi, '#$1$2$3');

/** Path data without the spaces that the grammar does not need. */
function compact(d: string): string {
  return d.replaceAll(' -', '-');
}

/** A closed flat shape. */
export function shape(d: string, fill: string, attributes = ''): string {
  return `<path d="${compact(d)}" fill="${fill}"${attributes && ` ${attributes}`}/>`;
}

/** For lines that end in a straight cut. */
export const BUTT = 'stroke-linecap="butt"';

/** A line drawing without fill; its round ends are set once, on the root. */
export function line(d: string, stroke: string, width = 4, attributes = ''): string {
  return `<path d="${compact(d)}" fill="none" stroke="${stroke}" stroke-width="${width}"${attributes && ` ${attributes}`}/>`;
}

export function circle(cx: number, cy: number, r: number, fill: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
}

export function ellipse(cx: number, cy: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;
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

const round = (value: number) => Math.round(value * 10) / 10;

/** Moves, and optionally scales and turns, what is drawn around its own origin. */
export function place(x: number, y: number, body: string, scale = 1, degrees = 0): string {
  const turn = degrees ? ` rotate(${degrees})` : '';
  const size = scale === 1 ? '' : ` scale(${scale})`;
  const transform = `transform="translate(${round(x)} ${round(y)})${turn}${size}"`;
  const single = /^<\w+ [^<]*\/>$/.exec(body.trim());
  return single && !body.includes('transform=')
    ? body.trim().replace(/\/>$/, ` ${transform}/>`)
    : `<g ${transform}>\n${body}\n</g>`;
}
