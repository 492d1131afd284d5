import { serveRequests } from '#local/web-server.ts';

/**
 * Netlify's own API, as far as a purge goes: what it was asked to forget, and how it answers. To be started
 * before anything reads the environment.
 */
export async function startNetlify() {
  const state = {
    isDown: false,
    tags: [] as string[],
    /** Waited for before the answer: what stands in the records by then, or for ever. */
    beforeAnswer: async (): Promise<void> => {},
  };
  const server = await serveRequests(0, async (request) => {
    const { cache_tags: tags } = (await request.json()) as { cache_tags: string[] };
    await state.beforeAnswer();
    if (!state.isDown) state.tags.push(...tags);
    return new Response(null, { status: state.isDown ? 503 : 202 });
  });
  process.env.NETLIFY_PURGE_API_TOKEN = 'purge';
  process.env.NETLIFY_API_BASE = server.url;
  process.env.SITE_ID = 'courtside';
  return { state, server };
}
