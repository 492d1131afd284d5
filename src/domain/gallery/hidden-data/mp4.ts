import {
  type FileKind,
  type FilePart,
  type Hidden,
  type Kept,
  type LoadedBytes,
  type Span,
  UnknownStructureError,
} from './file-parts.ts';
import { boxAt, boxesIn, readBox } from './mp4-boxes.ts';
import { samplesOf } from './mp4-samples.ts';

const named = (...names: string[]): Kept => Object.fromEntries(names.map((name) => [name, null]));

/** MP4 and MOV: https://developer.apple.com/documentation/quicktime-file-format and ISO/IEC 14496-12. */
export const MP4: FileKind = {
  kept: {
    ...named('ftyp', 'styp', 'sidx', 'ssix', 'mdat', 'mfra'),
    moov: {
      ...named('mvhd', 'mvex', 'iods'),
      trak: {
        ...named('tkhd', 'edts', 'tref', 'tapt'),
        mdia: {
          ...named('mdhd', 'hdlr', 'elng'),
          minf: {
            ...named('vmhd', 'smhd', 'gmhd', 'hdlr', 'dinf'),
            stbl: named(
              ...['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stz2', 'stco', 'co64'],
              ...['stss', 'stps', 'stsh', 'sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio', 'padb'],
            ),
          },
        },
      },
    },
    moof: {
      mfhd: null,
      traf: named('tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp', 'subs', 'saiz', 'saio'),
    },
  },
  blankName: 'free',
  headerBytes: 16,
  readPart: readBox,
  samplesIn: 'mdat',
  hiddenIn,
};

/** Tracks of pictures and sound. Others hold a place or the time of day for each moment, or text. */
const SHOWN: readonly (string | undefined)[] = ['vide', 'soun', 'auxv'];

function hiddenIn(bytes: LoadedBytes, part: FilePart): Hidden | undefined {
  switch (part.name) {
    case 'mvhd':
    case 'tkhd':
    case 'mdhd':
      return { isWhole: false, spans: [timesOf(bytes, part)] };
    case 'moov':
      refuseUnknown(bytes, part);
      return;
    case 'trak':
      if (SHOWN.includes(handlerOf(bytes, part))) return;
      return { isWhole: true, spans: samplesOf(bytes, part) };
    default:
      return;
  }
}

/** When it was filmed, and when it was changed. */
function timesOf(bytes: LoadedBytes, { payload }: FilePart): Span {
  const start = payload + 4;
  const hasLongTimes = bytes.number(payload, 1) === 1;
  return { start, end: start + (hasLongTimes ? 16 : 8) };
}

function refuseUnknown(bytes: LoadedBytes, moov: FilePart): void {
  const boxes = boxesIn(bytes, moov);
  const handlers = boxes
    .filter(({ name }) => name === 'trak')
    .map((track) => handlerOf(bytes, track));
  if (!handlers.includes('vide')) {
    // Such as a compressed one.
    throw new UnknownStructureError('There is no track of pictures.');
  }
  const isInFragments = boxes.some(({ name }) => name === 'mvex');
  if (isInFragments && handlers.some((handler) => !SHOWN.includes(handler))) {
    throw new UnknownStructureError('The samples of a hidden track are in fragments.');
  }
}

/** Such as 'vide'. */
function handlerOf(bytes: LoadedBytes, track: FilePart): string | undefined {
  const handler = boxAt(bytes, track, ['mdia', 'hdlr']);
  return handler && bytes.name(handler.payload + 8);
}
