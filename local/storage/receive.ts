import type { IncomingMessage } from 'node:http';
import type { Faults } from './faults.ts';
import { badRequest } from './storage-error.ts';
import type { UploadSession, UploadSessions } from './upload-session.ts';

/** Where a PUT's bytes belong, as its `Content-Range` says. */
export interface ContentRange {
  /** Of the first byte; undefined asks how far the upload is. */
  start: number | undefined;
  /** Of the whole object; undefined while it is not known. */
  total: number | undefined;
}

/** @throws StorageError 400 for a range that is none, or of another size than was declared */
export function readContentRange(incoming: IncomingMessage, session: UploadSession): ContentRange {
  const header = incoming.headers['content-range'];
  const length = Number(incoming.headers['content-length'] ?? Number.NaN);
  const match =
    header === undefined ? null : /^bytes (?:(\d+)-(\d+|\*)|\*)\/(\d+|\*)$/.exec(header);
  if (header !== undefined && !match) throw badRequest('Failed to parse Content-Range header.');
  const range =
    header === undefined
      ? { start: 0, total: Number.isNaN(length) ? undefined : length }
      : {
          start: match?.[1] === undefined ? undefined : Number(match[1]),
          total: match?.[3] === '*' ? undefined : Number(match?.[3]),
        };
  const { declaredSize } = session;
  if (declaredSize !== null && range.total !== undefined && range.total !== declaredSize) {
    const message = `This upload was declared with ${declaredSize} bytes, not ${range.total}.`;
    throw badRequest(message);
  }
  return range;
}

/**
 * Takes what arrives from the given byte on. What is there already is passed over, as Cloud Storage does.
 * @returns false when the line was cut, by a fault of a test or by the sender
 */
export async function receiveBytes(
  { sessions, faults }: { sessions: UploadSessions; faults: Faults },
  session: UploadSession,
  start: number,
  incoming: IncomingMessage,
): Promise<boolean> {
  let position = start;
  let received = sessions.received(session);
  if (start > received) {
    throw badRequest(`Bytes from ${start} on came before those from ${received} on.`);
  }
  try {
    // A refusal must still find its way back on this connection.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      const bytes = (chunk as Buffer).subarray(Math.max(0, received - position));
      position += (chunk as Buffer).length;
      const left = faults.bytesBeforeCut(session.declaredSize, received, bytes.length);
      if (left !== undefined) {
        sessions.append(session, bytes.subarray(0, left));
        sessions.keepWholePieces(session);
        incoming.destroy();
        return false;
      }
      if (session.declaredSize !== null && received + bytes.length > session.declaredSize) {
        throw badRequest('More bytes came than were declared.');
      }
      sessions.append(session, bytes);
      received += bytes.length;
      await faults.pace(session.declaredSize, bytes.length);
    }
  } catch (error) {
    if (!incoming.destroyed || incoming.complete) throw error;
    sessions.keepWholePieces(session);
    return false;
  }
  return true;
}
