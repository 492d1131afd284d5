import { hurry, hurrySettled, noteChange } from '#domain/publishing/change-build.ts';
import { PUBLISH_REQUEST } from '#domain/publishing/publish-request.ts';
import { messages } from '#words/office/notes.ts';
import { buildHook } from '../../gateways/build-hook.ts';
import { type Published, readPublished } from '../../gateways/sanity-webhook.ts';
import { askDueBuild } from './ask-due-build.ts';
import { noteWanted } from './publish-now.ts';
import { buildRules, changeBuild } from './stored-build.ts';

/** While pages show an old one, nobody can sign the new one: registration is closed until it is built. */
const LEGAL_TEXT = 'legalDocument';
/** A photo or video of the gallery: someone may have asked for its removal. */
const GALLERY_ITEM = 'galleryItem';

/** What came with a webhook of Sanity; a header is null where it is missing. */
interface Message {
  body: string;
  signature: string | null;
  /** Sanity's own, the same when it delivers again. */
  idempotencyKey: string | null;
}

/**
 * Takes in that something was published: one change more to build, or the Studio's "Publish now". The
 * same message twice counts once.
 * @returns whether it counted
 * @throws AppError as readPublished does
 */
export async function hearSanity(message: Message, now: Date): Promise<{ counted: boolean }> {
  const { body, signature, idempotencyKey } = message;
  const document = await readPublished(body, signature, now);
  // The key is not signed: whoever replays a message could give it another, but not another signature.
  const ids = [signature, idempotencyKey].flatMap((id) => (id ? [id.slice(0, 200)] : []));
  let counted = false;
  const isRequest = document._type === PUBLISH_REQUEST;
  await changeBuild((build, transaction) => {
    const after = noteChange(build, now, ids);
    counted = after !== build;
    if (counted && isRequest) {
      // It is no change of the website. Heard and wanted are one write: it is told of once.
      const heard = { ...build, heard: after.heard };
      const actor = studioActor(document.requestedBy);
      const canBuild = buildHook() !== undefined;
      // Refused is not failed: Sanity would deliver it again and again.
      return (canBuild && noteWanted(transaction, heard, actor, now)) || heard;
    }
    if (counted && document._type === LEGAL_TEXT) return hurry(after, now);
    return counted && isTakenDown(document) ? hurrySettled(after, now, buildRules()) : after;
  });
  if (counted && isRequest) await askDueBuild(now);
  return { counted };
}

const isTakenDown = ({ _type, operation }: Published) =>
  _type === GALLERY_ITEM && operation === 'delete';

const studioActor = (person = 'unknown') => ({
  uid: `sanity:${person}`,
  email: messages.studio,
  profile: null,
});
