/* The second half of `npm run build`: the functions, each as the one file that netlify.toml has packed. */
import path from 'node:path';
import { bundleFunctions } from './bundle-functions.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

await bundleFunctions(path.join(ROOT, 'dist-functions'), path.join(ROOT, 'dist'));
