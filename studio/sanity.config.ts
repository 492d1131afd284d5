import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { isCreatable, keepLastingDocuments } from './desk/singletons.ts';
import { structure } from './desk/structure.ts';
import { localLake } from './local/local-lake.ts';
import { DOCUMENT_TYPES } from './schema/document-types.ts';
import { apiHost, dataset, projectId } from './studio-env.ts';

export default defineConfig({
  name: 'default',
  title: 'Courtside',
  projectId,
  dataset,
  plugins: [structureTool({ structure, title: 'Content' })],
  schema: { types: DOCUMENT_TYPES },
  ...(apiHost && localLake({ apiHost, projectId, dataset })),
  document: {
    actions: keepLastingDocuments,
    newDocumentOptions: (options) => options.filter(({ templateId }) => isCreatable(templateId)),
    ...(apiHost && { comments: { enabled: false } }),
  },
});
