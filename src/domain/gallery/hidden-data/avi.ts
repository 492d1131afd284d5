import {
  type FileKind,
  type FilePart,
  type Hidden,
  type LoadedBytes,
  UnknownStructureError,
} from './file-parts.ts';

const SHOWN = ['vids', 'auds'];

/** https://learn.microsoft.com/windows/win32/directshow/avi-riff-file-reference */
export const AVI: FileKind = {
  kept: {
    'RIFF:AVI': null,
    'RIFF:AVIX': null,
    'LIST:hdrl': {
      avih: null,
      'LIST:strl': { strh: null, strf: null, indx: null, vprp: null },
      'LIST:odml': { dmlh: null },
    },
    'LIST:movi': null,
    idx1: null,
  },
  blankName: 'JUNK',
  headerBytes: 12,
  readPart,
  hiddenIn,
};

function readPart(bytes: LoadedBytes, start: number, end: number): FilePart | undefined {
  const id = bytes.name(start);
  const payload = start + 8;
  const size = bytes.number(start + 4, 4, true);
  const isList = id === 'LIST' || id === 'RIFF';
  if (isList && size < 4) return undefined;
  const name = isList ? `${id}:${bytes.name(payload).trim()}` : id;
  const inside = isList ? payload + 4 : payload;
  // What a RIFF holds is walked through as if it stood beside it: it is nearly all of the file.
  const own = id === 'RIFF' ? inside : Math.min(end, payload + size);
  return { name, start, nameAt: start, payload, inside, end: own, next: own + (own % 2) };
}

/** Text that runs beside the pictures may be a place for each moment. It lies among them, so it cannot go. */
function hiddenIn(bytes: LoadedBytes, part: FilePart): Hidden | undefined {
  if (part.name !== 'strh' || SHOWN.includes(bytes.name(part.payload))) return;
  throw new UnknownStructureError('There is a stream of neither pictures nor sound.');
}
