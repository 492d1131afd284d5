import type { ClientConfig } from '@sanity/client';
import { connectToLake } from './lake-client.ts';
import { makeLocalAuth } from './local-sign-in.tsx';
import { giveListenersTheirOwnHost } from './separate-listeners.ts';

interface LakeOptions {
  apiHost: string;
  projectId: string;
  dataset: string;
}

/** The part of the Studio's configuration that differs on a laptop: where content is, and who one is. */
export function localLake({ apiHost, projectId, dataset }: LakeOptions) {
  // The command line loads this file, too, without a window.
  const inBrowser = typeof window !== 'undefined' && typeof localStorage !== 'undefined';
  if (inBrowser) giveListenersTheirOwnHost(apiHost);
  const base: ClientConfig = { projectId, dataset, apiVersion: '2025-02-19', perspective: 'raw' };
  return {
    apiHost,
    ...(inBrowser && {
      auth: makeLocalAuth((signedIn) => connectToLake(apiHost, base, signedIn)),
    }),
    unstable_clientFactory: (options: ClientConfig) => connectToLake(apiHost, options, true),
    // The newer search asks an endpoint that only Sanity has.
    search: { strategy: 'groqLegacy' as const },
    // Sold by Sanity, and not in the local lake.
    tasks: { enabled: false },
    announcements: { enabled: false },
  };
}
