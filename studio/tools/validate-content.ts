/*
 * Validates every published document of local content as the Studio would, and prints what it finds as one
 * line of JSON for each address: `sanity exec --mock-browser-env tools/validate-content.ts -- http://…`.
 * Several at once, because the Studio takes longer to load than to validate.
 * (`sanity documents validate` does the same, but only for someone who is signed in to Sanity.)
 */
import { firstValueFrom } from 'rxjs';
import {
  resolveConfig,
  type SanityDocument,
  type ValidationMarker,
  validateDocument,
  type Workspace,
} from 'sanity';
import { connectToLake } from '../local/lake-client.ts';
import config from '../sanity.config.ts';
import { dataset, projectId } from '../studio-env.ts';

const options = { projectId, dataset, apiVersion: '2025-02-19', perspective: 'raw' as const };
const [workspace] = await firstValueFrom(resolveConfig(config));
if (workspace === undefined) throw new Error('The Studio has no workspace.');
for (const url of process.argv.slice(2)) {
  console.log(JSON.stringify(await validateContent(workspace, url)));
}

async function validateContent(workspaceOfAll: Workspace, url: string) {
  const client = connectToLake(url, options, true);
  const stored = await client.fetch<SanityDocument[]>(
    '*[!(_id in path("drafts.**"))] | order(_id)',
  );
  const ids = new Set(stored.map(({ _id }) => _id));
  // Pictures are documents, too, but have no form.
  const documents = stored.filter(({ _type }) => !_type.startsWith('sanity.'));
  const found: string[] = [];
  for (const document of documents) {
    const markers = await validateDocument({
      document,
      workspace: workspaceOfAll,
      environment: 'cli',
      getClient: (clientOptions) => client.withConfig(clientOptions),
      getDocumentExists: async ({ id }) => ids.has(id),
    });
    found.push(...markers.map((marker) => describeMarker(document._id, marker)));
  }
  return { documents: documents.length, found };
}

function describeMarker(id: string, { level, path, message }: ValidationMarker): string {
  return `${level} ${id} ${JSON.stringify(path)}: ${message}`;
}
