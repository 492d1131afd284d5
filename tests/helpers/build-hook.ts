import type { Service } from '#local/service.ts';
import { serveRequests } from '#local/web-server.ts';

/** A build hook that builds nothing, but counts how often it is called. */
export async function startBuildHook(): Promise<Service> {
  let calls = 0;
  let status = 200;
  return serveRequests(0, async (request) => {
    if (request.method === 'PUT') status = Number(await request.text());
    if (request.method !== 'POST') return Response.json(calls);
    calls += 1;
    return new Response(null, { status });
  });
}

/** How often it has been called. */
export async function countBuilds(url: string): Promise<number> {
  return Number(await (await fetch(url)).text());
}

/** What it answers from now on. */
export async function setBuildAnswer(url: string, status: number): Promise<void> {
  await fetch(url, { method: 'PUT', body: String(status) });
}
