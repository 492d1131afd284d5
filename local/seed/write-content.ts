import { allDocuments } from './content/all-documents.ts';
import { writeDataset } from './write-dataset.ts';

/*
 * `npm run content:demo`: writes the demo's content beside its pictures, as content.ndjson,
 * for `sanity dataset import`. Git does not keep that file: the sources in content/ are the content.
 */
await writeDataset(import.meta.dirname, allDocuments);
