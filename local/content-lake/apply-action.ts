import type { Action, ActionOf } from './action.ts';
import { type DocumentStub, getDraftId, getPublishedId, isRecord } from './document.ts';
import type { Transaction } from './transaction.ts';
import { WriteError } from './write-error.ts';

/** What the Studio's buttons do, in mutations; every draft action leaves published documents alone. */
export function applyAction(transaction: Transaction, action: Action): void {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      createDraft(transaction, action.attributes, action.ifExists);
      return;
    case 'sanity.action.document.version.create':
      createDraft(transaction, action.document, 'fail');
      return;
    case 'sanity.action.document.replaceDraft':
      transaction.createOrReplace(action.attributes);
      return;
    case 'sanity.action.document.version.replace':
      transaction.createOrReplace(action.document);
      return;
    case 'sanity.action.document.edit':
      editDraft(transaction, action);
      return;
    case 'sanity.action.document.discard':
      discardDraft(transaction, action.draftId);
      return;
    case 'sanity.action.document.version.discard':
      discardDraft(transaction, action.versionId);
      return;
    case 'sanity.action.document.publish':
      publishDraft(transaction, action);
      return;
    case 'sanity.action.document.unpublish':
      unpublish(transaction, action.publishedId);
      return;
    case 'sanity.action.document.delete':
      deleteDocument(transaction, action);
      return;
  }
}

function createDraft(
  transaction: Transaction,
  document: DocumentStub,
  ifExists: 'fail' | 'ignore',
): void {
  const taken = [document._id, getPublishedId(document._id)].find((id) => transaction.get(id));
  if (taken === undefined) transaction.create(document);
  else if (ifExists === 'fail') {
    throw new WriteError('documentAlreadyExistsError', `Document by ID "${taken}" already exists`, {
      id: taken,
    });
  }
}

/** The first edit starts from what is published, in the same transaction as the patch. */
function editDraft(
  transaction: Transaction,
  { draftId, publishedId, patch }: ActionOf<'edit'>,
): void {
  if (transaction.get(draftId) === undefined) {
    const { _rev, _updatedAt, ...published } = getExisting(transaction, publishedId);
    transaction.create({ ...published, _id: draftId });
  }
  transaction.patch(draftId, patch);
}

function discardDraft(transaction: Transaction, draftId: string): void {
  getExisting(transaction, draftId);
  transaction.delete(draftId);
}

function publishDraft(transaction: Transaction, action: ActionOf<'publish'>): void {
  const { draftId, publishedId } = action;
  transaction.assertRevision(draftId, action.ifDraftRevisionId);
  transaction.assertRevision(publishedId, action.ifPublishedRevisionId);
  const { _rev, _updatedAt, ...draft } = getExisting(transaction, draftId);
  const strengthened = strengthenReferences(draft);
  transaction.createOrReplace({ ...strengthened, _id: publishedId, _type: draft._type });
  transaction.delete(draftId);
}

/** An edit under way wins over the published text it would be replaced with. */
function unpublish(transaction: Transaction, publishedId: string): void {
  const { _rev, _updatedAt, ...published } = getExisting(transaction, publishedId);
  const draftId = getDraftId(publishedId);
  if (transaction.get(draftId) === undefined) transaction.create({ ...published, _id: draftId });
  transaction.delete(publishedId);
}

function deleteDocument(transaction: Transaction, action: ActionOf<'delete'>): void {
  const { publishedId, includeDrafts = [], includeVersions = [] } = action;
  getExisting(transaction, publishedId);
  const included = [...includeDrafts, ...includeVersions];
  const draftId = getDraftId(publishedId);
  if (transaction.get(draftId) !== undefined && !included.includes(draftId)) {
    throw new WriteError(
      'documentHasDraftsError',
      `Document "${publishedId}" has a draft that includeDrafts does not name: "${draftId}"`,
      { id: publishedId },
    );
  }
  for (const id of [publishedId, ...included]) transaction.delete(id);
}

function getExisting(transaction: Transaction, id: string) {
  const document = transaction.get(id);
  if (document !== undefined) return document;
  throw new WriteError('documentNotFoundError', `The document with the ID "${id}" was not found`, {
    id,
  });
}

/** A draft points weakly at what is not published yet; publishing makes the reference hold. */
function strengthenReferences<T>(value: T): T;
function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => strengthenReferences(item));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, child]) => [key, strengthenReferences(child)]);
  const copy: Record<string, unknown> = Object.fromEntries(entries);
  const { _strengthenOnPublish } = value;
  if (_strengthenOnPublish === undefined) return copy;
  delete copy._strengthenOnPublish;
  if (!isRecord(_strengthenOnPublish) || _strengthenOnPublish.weak !== true) delete copy._weak;
  return copy;
}
