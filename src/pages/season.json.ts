import { readSettings } from '#content/settings.ts';

/** Which season the pages of this build are of: the guide to a new season asks it. */
export async function GET(): Promise<Response> {
  const { seasonName } = await readSettings();
  return new Response(JSON.stringify({ seasonName }));
}
