/** What is asked of a picture, as Netlify documents it for `/.netlify/images`. */
export interface ImageParameters {
  /** Address of the original, as given. */
  url: string;
  width: number | undefined;
  height: number | undefined;
  fit: Fit;
  position: Position;
  /** Undefined: what the browser's `Accept` says. */
  format: Format | undefined;
  quality: number;
}

const FITS = ['contain', 'cover', 'fill'] as const;
type Fit = (typeof FITS)[number];
const POSITIONS = ['center', 'top', 'bottom', 'left', 'right'] as const;
type Position = (typeof POSITIONS)[number];
const FORMATS = ['avif', 'jpg', 'png', 'webp'] as const;
export type Format = (typeof FORMATS)[number];
const KNOWN = ['url', 'w', 'h', 'fit', 'position', 'fm', 'q'];
/** Netlify documents none; more than any screen shows is a mistake here. */
const LARGEST = 4096;

/** Why a request is not answered with a picture. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads the query of `/.netlify/images`.
 * @throws Refusal 404 for a value that is none of the documented ones, as Netlify answers it; 501 for
 *   what Netlify does and this does not
 */
export function readParameters(query: URLSearchParams): ImageParameters {
  for (const name of query.keys()) {
    if (!KNOWN.includes(name)) throw new Refusal(404, `There is no parameter "${name}".`);
    if (query.getAll(name).length > 1) throw new Refusal(404, `"${name}" stands there twice.`);
  }
  const format = query.get('fm');
  if (format === 'gif' || format === 'blurhash') {
    throw new Refusal(501, `fm=${format} is not implemented locally.`);
  }
  const parameters: ImageParameters = {
    url: query.get('url') ?? '',
    width: readNumber(query, 'w', LARGEST),
    height: readNumber(query, 'h', LARGEST),
    fit: readChoice(query, 'fit', FITS) ?? 'contain',
    position: readChoice(query, 'position', POSITIONS) ?? 'center',
    format: readChoice(query, 'fm', FORMATS),
    quality: readNumber(query, 'q', 100) ?? 75,
  };
  const { url, fit, width, height } = parameters;
  if (url === '') throw new Refusal(404, 'The parameter "url" is missing.');
  if (fit === 'cover' && (width === undefined || height === undefined)) {
    throw new Refusal(501, 'fit=cover needs w and h: what Netlify does without is not documented.');
  }
  return parameters;
}

function readNumber(query: URLSearchParams, name: string, most: number): number | undefined {
  const text = query.get(name);
  if (text === null) return undefined;
  const value = Number(text);
  if (/^[1-9]\d*$/.test(text) && value <= most) return value;
  throw new Refusal(404, `"${name}" is not a whole number from 1 to ${most}.`);
}

function readChoice<T extends string>(query: URLSearchParams, name: string, choices: readonly T[]) {
  const value = query.get(name);
  const choice = choices.find((candidate) => candidate === value);
  if (value === null || choice !== undefined) return choice;
  throw new Refusal(404, `"${name}" is none of ${choices.join(', ')}.`);
}
