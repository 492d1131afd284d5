import { createClient } from '@sanity/client';

/** Changes fields of a published document, as staff do in the Studio. @param url of the local content lake */
export async function publishFields(
  url: string,
  id: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await editorOf(url).patch(id).set(fields).commit();
}

/** Unpublishes all documents of a type. @param url of the local content lake */
export async function deleteDocuments(url: string, type: string): Promise<void> {
  const editor = editorOf(url);
  const ids = await editor.fetch<string[]>('*[_type == $type]._id', { type });
  for (const id of ids) await editor.delete(id);
}

function editorOf(url: string) {
  return createClient({
    projectId: process.env.SANITY_PROJECT_ID ?? '',
    dataset: process.env.SANITY_DATASET ?? '',
    apiVersion: '2025-02-19',
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token: 'local-editor',
  });
}
