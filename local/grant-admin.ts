import { runOnProject } from './run/on-project.ts';

/* `npm run admin:grant -- <email> [--env <file>]`. */

await runOnProject('netlify/grant-admin.ts');
