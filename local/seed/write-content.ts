import { allDocuments } from './content/all-documents.ts';
import { writeDataset } from './write-dataset.ts';

/*
 * `node local/seed/write-content.ts`: writes the demo's content beside its pictures, as content.ndjson,
 * for `sanity dataset import`. Git does not keep that file: the sources in content/ are the content.
 */
await writeDataset(import.meta.dirname, allDocuments);
