import { writeFile } from 'node:fs/promises';
import { contentNdjson } from './content/all-documents.ts';

/** `node local/seed/write-content.ts`: writes content.ndjson from the sources in content/. */
await writeFile(new URL('content.ndjson', import.meta.url), contentNdjson());
