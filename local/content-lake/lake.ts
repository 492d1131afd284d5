import type { AssetStore } from './asset-store.ts';
import type { DatasetStore } from './dataset-store.ts';
import type { Listeners } from './listeners.ts';
import type { PublishWebhook } from './publish-webhook.ts';
import type { QueryEngine } from './query.ts';

/** What the routes work with. */
export interface Lake {
  /** `http://127.0.0.1:<port>`, set once listening. */
  origin: string;
  projectId: string;
  dataset: string;
  dataDir: string;
  store: DatasetStore;
  assets: AssetStore;
  queries: QueryEngine;
  listeners: Listeners;
  /** Undefined when nobody asked to be told. */
  webhook: PublishWebhook | undefined;
}
