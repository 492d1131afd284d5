import { serveRequests } from '../web-server.ts';

export interface BuildHook {
  /** A POST to it asks for a build. */
  url: string;
  /** What a build is, as soon as there can be one; earlier calls are forgotten. */
  setBuild(build: () => Promise<void>): void;
  close(): Promise<void>;
}

/**
 * A build hook as Netlify has them: it answers at once, builds one at a time, and once more when it was
 * called meanwhile, however often.
 */
export async function openBuildHook(): Promise<BuildHook> {
  let build: (() => Promise<void>) | undefined;
  let isBuilding = false;
  let isCalledAgain = false;
  const run = async () => {
    isBuilding = true;
    do {
      isCalledAgain = false;
      await build?.();
    } while (isCalledAgain);
    isBuilding = false;
  };
  const server = await serveRequests(0, async ({ method }) => {
    if (method !== 'POST') return new Response('POST asks for a build.', { status: 405 });
    if (isBuilding) isCalledAgain = true;
    else void run();
    return new Response(null, { status: 200 });
  });
  return {
    url: server.url,
    setBuild: (given) => {
      build = given;
    },
    close: server.close,
  };
}
