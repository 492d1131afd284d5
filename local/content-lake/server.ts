import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { SANITY_WEBHOOK_SECRET } from '#local/env.ts';
import type { Service } from '#local/service.ts';
import { AssetStore, getAssetUrl } from './asset-store.ts';
import { DatasetStore } from './dataset-store.ts';
import { importDataset } from './import-dataset.ts';
import type { Lake } from './lake.ts';
import { Listeners } from './listeners.ts';
import { PublishWebhook } from './publish-webhook.ts';
import { QueryEngine } from './query.ts';
import { answer } from './routes.ts';

export interface ContentLakeOptions {
  /** 0 takes any free one. */
  port: number;
  /** Holds the dataset and its files; made when missing. */
  dataDir: string;
  /** NDJSON imported on the first start with this `dataDir`. */
  seedFile: string;
  /** What `file://./…` in the seed is relative to; the seed's own folder by default. */
  imagesDir?: string;
  /** `courtside` by default: part of asset addresses. */
  projectId?: string;
  /** `production` by default; a request for another dataset is 404. */
  dataset?: string;
  /** The bearer token that may write and see drafts; `local-editor` by default. */
  editorToken?: string;
  /** Posted to whenever what visitors see has changed; nowhere by default. */
  publishWebhookUrl?: string;
  /** What that post is signed with; that of `local/env.ts` by default. */
  publishWebhookSecret?: string;
}

/** The Content Lake on this machine, for `@sanity/client` with `useProjectHostname: false`. */
export async function startContentLake(options: ContentLakeOptions): Promise<Service> {
  const { dataDir, seedFile, projectId = 'courtside', dataset = 'production' } = options;
  const store = new DatasetStore(dataDir);
  const assets = new AssetStore(dataDir, projectId, dataset);
  if (store.getFact('importedFrom') === undefined) {
    const assetsBase = options.imagesDir ?? path.dirname(seedFile);
    await importDataset({ store, assets, seedFile, assetsBase });
  }
  const queries = new QueryEngine(store, { projectId, dataset });
  const lake: Lake = {
    origin: '',
    projectId,
    dataset,
    dataDir,
    store,
    assets,
    queries,
    listeners: new Listeners(queries),
    webhook: makeWebhook(options, { projectId, dataset }),
  };
  const editorToken = options.editorToken ?? 'local-editor';
  const server = createServer((incoming, response) => {
    void answer(lake, editorToken, incoming, response);
  });
  // Node's 5 s let a client reuse a connection in the very moment it is closed.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  lake.origin = url;
  pointAssetsHere(store, url);
  return {
    url,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          store.close();
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Asset documents carry a full address, and the port may be another than at the last start. */
function pointAssetsHere(store: DatasetStore, origin: string): void {
  const changes = [...store.all()]
    .filter((document) => ['sanity.imageAsset', 'sanity.fileAsset'].includes(document._type))
    .map((before) => ({ before, url: getAssetUrl(origin, before) }))
    .filter(({ before, url }) => before.url !== url)
    .map(({ before, url }) => ({ id: before._id, before, after: { ...before, url } }));
  if (changes.length > 0) store.commit(changes);
}

function makeWebhook(
  options: ContentLakeOptions,
  lake: Pick<Lake, 'projectId' | 'dataset'>,
): PublishWebhook | undefined {
  const { publishWebhookUrl: url, publishWebhookSecret: secret = SANITY_WEBHOOK_SECRET } = options;
  return url === undefined ? undefined : new PublishWebhook({ url, secret }, lake);
}
