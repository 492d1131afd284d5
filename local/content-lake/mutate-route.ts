import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { commitTransaction } from './commit.ts';
import { isRecord } from './document.ts';
import { type LakeRequest, readJson, sendJson } from './http.ts';
import type { Lake } from './lake.ts';
import { gatewayError } from './lake-error.ts';
import { MutateBodySchema, type Mutation, parseBody } from './mutation.ts';
import { type Operation, Transaction } from './transaction.ts';
import { runEach } from './write-error.ts';

interface Result {
  id: string;
  operation: Operation;
}
interface Selection {
  id?: string | undefined;
  query?: string | undefined;
  params?: Record<string, unknown> | undefined;
}

/** `POST /v…/data/mutate/<dataset>` → `{transactionId, results}`: all mutations or none. */
export async function answerMutate(lake: Lake, request: LakeRequest, response: ServerResponse) {
  const body = parseBody(MutateBodySchema, await readJson(request.incoming));
  const { searchParams } = request.url;
  const selected = await Promise.all(body.mutations.map((it) => selectTargets(lake, it)));
  const mutations =
    searchParams.get('autoGenerateArrayKeys') === 'true' ? addKeys(selected) : selected;
  const transaction = new Transaction(lake.store, body.transactionId);
  const results = runEach('mutationError', mutations, (it) =>
    applyMutation(transaction, it),
  ).flat();
  if (searchParams.get('dryRun') !== 'true') commitTransaction(lake, transaction, 'mutationError');
  const shows = (option: string) => searchParams.get(option) === 'true';
  sendJson(response, 200, {
    transactionId: transaction.id,
    results: results.map(({ id, operation }) => ({
      ...(shows('returnIds') || shows('returnDocuments') ? { id } : {}),
      operation,
      ...(shows('returnDocuments') ? { document: transaction.get(id) } : {}),
    })),
  });
}

type SelectedMutation = { mutation: Mutation; ids: string[] };

/** A patch or delete names one document or a query; the ids are found before anything is written. */
async function selectTargets(lake: Lake, mutation: Mutation): Promise<SelectedMutation> {
  const selection: Selection | undefined =
    'patch' in mutation ? mutation.patch : 'delete' in mutation ? mutation.delete : undefined;
  if (selection === undefined) return { mutation, ids: [] };
  const { id, query, params = {} } = selection;
  if (id !== undefined) return { mutation, ids: [id] };
  if (query === undefined) throw gatewayError(400, 'A mutation needs an id or a query');
  const found = await lake.queries.run({ query, params, perspective: 'raw', isEditor: true });
  const documents = (Array.isArray(found) ? found : [found]).filter(isRecord);
  return { mutation, ids: documents.map((it) => String(it._id)) };
}

function applyMutation(transaction: Transaction, { mutation, ids }: SelectedMutation): Result[] {
  if ('patch' in mutation) {
    const { id: _id, query: _query, params: _params, ...patch } = mutation.patch;
    return ids.map((id) => {
      transaction.patch(id, patch);
      return { id, operation: 'update' };
    });
  }
  if ('delete' in mutation) return ids.map((id) => ({ id, operation: transaction.delete(id) }));
  if ('create' in mutation) {
    return [{ id: transaction.create(mutation.create)._id, operation: 'create' }];
  }
  const isReplace = 'createOrReplace' in mutation;
  const document = isReplace ? mutation.createOrReplace : mutation.createIfNotExists;
  const exists = transaction.get(document._id) !== undefined;
  if (isReplace) transaction.createOrReplace(document);
  else transaction.createIfNotExists(document);
  const operation = exists ? (isReplace ? 'update' : 'none') : 'create';
  return [{ id: document._id, operation }];
}

/** `autoGenerateArrayKeys`: objects in arrays get the `_key` the Studio cannot do without. */
function addKeys<T>(value: T): T;
function addKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map((item) => {
      const keyed = addKeys(item);
      return isRecord(keyed) && !('_key' in keyed) && !('mutation' in keyed)
        ? { ...keyed, _key: randomUUID().slice(0, 12) }
        : keyed;
    });
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, addKeys(child)]));
}
