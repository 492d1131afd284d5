import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import * as z from 'zod/mini';
import { type LakeRequest, readJson, sendJson } from './http.ts';
import type { Lake } from './lake.ts';
import { gatewayError } from './lake-error.ts';

/*
 * A project as an operator sets it up: its datasets, CORS origins and webhooks. They are kept and told;
 * documents are in one dataset alone, browsers are let in by another rule, and publishing is told to the
 * one address that the stand-in was started with.
 */

const OriginSchema = z.strictObject({ origin: z.url(), allowCredentials: z.boolean() });
const WebhookSchema = z.strictObject({
  type: z.literal('document'),
  name: z.string().check(z.minLength(1)),
  url: z.url(),
  dataset: z.string(),
  secret: z.optional(z.string()),
  httpMethod: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  apiVersion: z.string(),
  includeDrafts: z.boolean(),
  rule: z.strictObject({
    on: z.array(z.enum(['create', 'update', 'delete'])).check(z.minLength(1)),
    filter: z.string(),
    projection: z.string(),
  }),
});
const DatasetSchema = z.strictObject({ aclMode: z.enum(['public', 'private']) });

type Row = Record<string, unknown> & { id: string };

/** Answers what is set up at a project; false when the request is about something else. */
export async function answerManagement(
  lake: Lake,
  request: LakeRequest,
  response: ServerResponse,
): Promise<boolean> {
  const kind = kindOf(request.segments, lake.projectId);
  if (kind === undefined) return false;
  const { method, segments } = request;
  const id = segments[3];
  // Which datasets there are, the Studio asks before anybody has signed in.
  if (kind === 'datasets' && method === 'GET' && !request.isEditor) return false;
  if (!request.isEditor) throw gatewayError(401, 'This needs an API token');
  const rows = readRows(lake, kind);
  const save = (next: Row[]) => lake.store.commit([], { [kind]: JSON.stringify(next) });
  if (method === 'GET' && id === undefined) {
    sendJson(response, 200, kind === 'datasets' ? [own(lake), ...rows] : rows);
  } else if (method === 'PUT' && kind === 'datasets' && id !== undefined) {
    const body = await read(DatasetSchema, request);
    if (id === lake.dataset || rows.some((row) => row.name === id)) {
      throw gatewayError(409, `Dataset "${id}" already exists`);
    }
    save([...rows, { id, name: id, ...body }]);
    sendJson(response, 200, { datasetName: id, ...body });
  } else if (method === 'POST' && kind !== 'datasets' && id === undefined) {
    const body = await read(kind === 'cors' ? OriginSchema : WebhookSchema, request);
    if ('origin' in body && rows.some((row) => row.origin === body.origin)) {
      throw gatewayError(409, 'CORS origin already exists');
    }
    const made = { id: randomUUID(), projectId: lake.projectId, isDisabledByUser: false, ...body };
    save([...rows, made]);
    sendJson(response, 201, made);
  } else if (method === 'DELETE' && kind !== 'datasets') {
    if (!rows.some((row) => row.id === id)) throw gatewayError(404, 'Not found');
    save(rows.filter((row) => row.id !== id));
    sendJson(response, 200, { id, deleted: true });
  } else return false;
  return true;
}

function kindOf([area, second, third, , more]: readonly string[], projectId: string) {
  if (more !== undefined) return undefined;
  if (area === 'hooks' && second === 'projects' && third === projectId) return 'hooks';
  if (area !== 'projects' || second !== projectId) return undefined;
  return third === 'cors' || third === 'datasets' ? third : undefined;
}

const own = ({ dataset }: Lake) => ({ name: dataset, aclMode: 'public' });

function readRows(lake: Lake, kind: string): Row[] {
  return JSON.parse(lake.store.getFact(kind) ?? '[]') as Row[];
}

async function read<Schema extends z.ZodMiniType>(schema: Schema, { incoming }: LakeRequest) {
  const parsed = schema.safeParse(await readJson(incoming));
  if (parsed.success) return parsed.data as z.infer<Schema> & object;
  throw gatewayError(400, `Invalid body: ${parsed.error.issues[0]?.path.join('.')}`);
}
