import type { DatasetStore } from './dataset-store.ts';
import { getPublishedId, isDraftId, isPublicId, type LakeDocument } from './document.ts';
import { gatewayError, notImplemented } from './lake-error.ts';

export type Perspective = 'published' | 'drafts' | 'raw';

/** What one reader sees of the dataset, with the look-up that follows a reference within it. */
export interface DatasetView {
  documents: LakeDocument[];
  byId: Map<string, LakeDocument>;
}

/** Since this API version the default perspective is `published`; before it, it was `raw`. */
const PUBLISHED_BY_DEFAULT_SINCE = '2025-02-19';

/** Reads `?perspective=`; releases (version documents) are not part of this stand-in. */
export function parsePerspective(value: string | null, apiVersion: string): Perspective {
  switch (value) {
    case null:
      return /^\d/.test(apiVersion) && apiVersion < PUBLISHED_BY_DEFAULT_SINCE
        ? 'raw'
        : 'published';
    case 'published':
    case 'raw':
      return value;
    case 'drafts':
    case 'previewDrafts':
    case 'drafts,published':
      return 'drafts';
    case '':
      throw gatewayError(400, 'perspective must not be empty');
    default:
      throw notImplemented(`the perspective "${value}"`);
  }
}

/**
 * The documents of a perspective. Without a token only public documents exist, as in Sanity;
 * `drafts` shows each draft under its published id, with `_originalId` naming what it is.
 */
export function buildView(
  store: DatasetStore,
  perspective: Perspective,
  isEditor: boolean,
): DatasetView {
  const byId = new Map<string, LakeDocument>();
  for (const document of store.all()) {
    if (perspective === 'raw') {
      if (isEditor || isPublicId(document._id)) byId.set(document._id, document);
    } else if (isPublicId(document._id)) {
      const seen = perspective === 'drafts' ? { ...document, _originalId: document._id } : document;
      if (!byId.has(document._id)) byId.set(document._id, seen);
    } else if (perspective === 'drafts' && isDraftId(document._id)) {
      const id = getPublishedId(document._id);
      byId.set(id, { ...document, _id: id, _originalId: document._id });
    }
  }
  const documents = [...byId.values()].sort((a, b) => (a._id < b._id ? -1 : 1));
  return { documents, byId };
}
