import { gatewayError, notImplemented } from './lake-error.ts';

const FITS = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const;
type Fit = (typeof FITS)[number];
const FORMATS = ['jpg', 'pjpg', 'png', 'webp', 'avif'] as const;
export type OutputFormat = (typeof FORMATS)[number];
const POSITIONS = ['top', 'bottom', 'left', 'right', 'center', 'entropy', 'focalpoint'] as const;
const KNOWN = 'w h q fit fm auto rect dpr crop fp-x fp-y bg flip or blur dl'.split(' ');

export interface ImageTransform {
  width: number | undefined;
  height: number | undefined;
  fit: Fit;
  crop: (typeof POSITIONS)[number];
  focalPoint: { x: number; y: number };
  rect: { left: number; top: number; width: number; height: number } | undefined;
  format: OutputFormat | undefined;
  autoFormat: boolean;
  quality: number;
  background: string | undefined;
  flip: string;
  rotate: number;
  blur: number;
}

/** Reads a Sanity image URL's query, in CSS pixels times `dpr`; 400 on nonsense, 501 on the unknown. */
export function parseTransform(query: URLSearchParams): ImageTransform {
  for (const name of query.keys()) {
    if (!KNOWN.includes(name)) throw notImplemented(`the image parameter "${name}"`);
  }
  const dpr = readNumber(query, 'dpr', 1, 3) ?? 1;
  const scale = (size: number | undefined) => (size === undefined ? size : Math.round(size * dpr));
  const background = query.get('bg');
  if (background !== null && !/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(background)) {
    throw gatewayError(400, 'Invalid bg: expected hex digits');
  }
  return {
    width: scale(readNumber(query, 'w', 1, 8192)),
    height: scale(readNumber(query, 'h', 1, 8192)),
    fit: readChoice(query, 'fit', FITS) ?? 'clip',
    crop: readChoice(query, 'crop', POSITIONS) ?? 'center',
    focalPoint: {
      x: readNumber(query, 'fp-x', 0, 1) ?? 0.5,
      y: readNumber(query, 'fp-y', 0, 1) ?? 0.5,
    },
    rect: readRect(query.get('rect')),
    format: readChoice(query, 'fm', FORMATS),
    autoFormat: readChoice(query, 'auto', ['format'] as const) === 'format',
    quality: readNumber(query, 'q', 0, 100) ?? 75,
    background: background === null ? undefined : `#${background}`,
    flip: readChoice(query, 'flip', ['h', 'v', 'hv'] as const) ?? '',
    rotate: Number(readChoice(query, 'or', ['0', '90', '180', '270'] as const) ?? 0),
    blur: readNumber(query, 'blur', 0, 2000) ?? 0,
  };
}

function readNumber(query: URLSearchParams, name: string, min: number, max: number) {
  const text = query.get(name);
  if (text === null) return undefined;
  const value = Number(text);
  if (text === '' || !(value >= min && value <= max)) {
    throw gatewayError(400, `Invalid ${name}: expected a number from ${min} to ${max}`);
  }
  return value;
}

function readChoice<T extends string>(query: URLSearchParams, name: string, choices: readonly T[]) {
  const value = query.get(name);
  const choice = choices.find((candidate) => candidate === value);
  if (value !== null && choice === undefined) {
    throw gatewayError(400, `Invalid ${name}: expected one of ${choices.join(', ')}`);
  }
  return choice;
}

function readRect(text: string | null): ImageTransform['rect'] {
  if (text === null) return undefined;
  const [left, top, width, height, ...more] = text.split(',').map(Number);
  const sizes = [left, top, width, height];
  if (more.length > 0 || !sizes.every((size) => Number.isInteger(size) && Number(size) >= 0)) {
    throw gatewayError(400, 'Invalid rect: expected left,top,width,height');
  }
  return { left: left ?? 0, top: top ?? 0, width: width ?? 0, height: height ?? 0 };
}
