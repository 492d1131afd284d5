import { createClient } from '@sanity/client';

/** Changes fields of a published document, as staff do in the Studio. @param url of the local content lake */
export async function publishFields(
  url: string,
  id: string,
  fields: Record<string, unknown>,
): Promise<void> {
  const editor = createClient({
    projectId: process.env.SANITY_PROJECT_ID ?? '',
    dataset: process.env.SANITY_DATASET ?? '',
    apiVersion: '2025-02-19',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token: 'local-editor',
  });
  await editor.patch(id).set(fields).commit();
}
