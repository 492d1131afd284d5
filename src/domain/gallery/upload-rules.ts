import { messages } from '#words/rules/upload.ts';
import type { GalleryKind } from './categories.ts';

const MB = 1024 * 1024;

/** Most bytes of one file. */
export const MAX_FILE_BYTES: Readonly<Record<GalleryKind, number>> = {
  photo: 10 * MB,
  video: 100 * MB,
};
/** A poster is a small picture of a video, made in the browser. */
export const MAX_POSTER_BYTES: number = MB;
/** Files of one submission. */
export const MAX_FILES = 10;
/** A file's name as its sender's device tells it; it is shown, and never part of a path. */
export const MAX_NAME_LENGTH = 500;

/** A kind of file that the gallery takes. */
export interface UploadFormat {
  kind: GalleryKind;
  /** Of our own copy. */
  extension: string;
  /** As it is stored; the first of the types that devices call it by. */
  type: string;
}

interface KnownFormat extends UploadFormat {
  types: readonly string[];
  extensions: readonly string[];
  /** Formats of one family are told apart by none but specialists: iPhones' MOV and MP4, HEIC and HEIF. */
  family: string;
}

const define = (
  kind: GalleryKind,
  family: string,
  extensions: readonly [string, ...string[]],
  types: readonly [string, ...string[]],
): KnownFormat => ({ kind, family, extension: extensions[0], type: types[0], extensions, types });

const FORMATS: readonly KnownFormat[] = [
  define('photo', 'jpeg', ['jpg', 'jpeg'], ['image/jpeg', 'image/jpg', 'image/pjpeg']),
  define('photo', 'png', ['png'], ['image/png']),
  define('photo', 'webp', ['webp'], ['image/webp']),
  define('photo', 'heif', ['heic'], ['image/heic', 'image/heic-sequence']),
  define('photo', 'heif', ['heif'], ['image/heif', 'image/heif-sequence']),
  define('video', 'iso', ['mp4', 'm4v'], ['video/mp4', 'video/x-m4v']),
  define('video', 'iso', ['mov'], ['video/quicktime']),
  define(
    'video',
    'avi',
    ['avi'],
    ['video/x-msvideo', 'video/vnd.avi', 'video/avi', 'video/msvideo'],
  ),
];

/** What browsers say of a file whose kind they do not know, such as HEIC on Windows. */
const UNKNOWN_TYPES: readonly string[] = ['', 'application/octet-stream'];

/** A file as its sender's browser tells it. */
export interface DeclaredFile {
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

export type FileRefusal = 'unsupported' | 'too-large' | 'empty';

/** The format a file claims to have: by its type or, where the browser knows none, by its name's ending. */
export function declaredFormat({ name, type }: Pick<DeclaredFile, 'name' | 'type'>) {
  if (!UNKNOWN_TYPES.includes(type)) return formatOfType(type);
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return FORMATS.find(({ extensions }) => extensions.includes(ending));
}

/** The format with a MIME type. */
export function formatOfType(type: string): UploadFormat | undefined {
  const bare = type.split(';')[0]?.trim().toLowerCase() ?? '';
  return FORMATS.find(({ types }) => types.includes(bare));
}

/** Why the gallery does not take a file, or undefined where it does, as far as its sender tells. */
export function refuseFile(file: DeclaredFile): FileRefusal | undefined {
  const format = declaredFormat(file);
  if (!format) return 'unsupported';
  if (file.size < 1) return 'empty';
  return file.size > MAX_FILE_BYTES[format.kind] ? 'too-large' : undefined;
}

/** Whether what a file's first bytes say is what was declared, or as good as that. */
export function isSameFormat(declared: UploadFormat, found: UploadFormat): boolean {
  const family = ({ type }: UploadFormat) => FORMATS.find((format) => format.type === type)?.family;
  return family(declared) === family(found);
}

/** Title and text of a refusal; the first two are the specification's. */
export function describeRefusal(name: string, refusal: FileRefusal) {
  switch (refusal) {
    case 'unsupported':
      return messages.unsupported(name);
    case 'too-large':
      return messages.tooLarge(name);
    case 'empty':
      return messages.empty(name);
  }
}
