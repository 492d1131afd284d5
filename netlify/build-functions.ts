/* The second half of `npm run build`: the functions, each as the one file that netlify.toml has packed. */
import path from 'node:path';
import { bundleFunctions } from './bundle-functions.ts';

await bundleFunctions(path.resolve(import.meta.dirname, '../dist-functions'));
