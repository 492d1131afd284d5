import { runOnProject } from './run/on-project.ts';

/* `npm run doctor [-- --env <file>]`. */

await runOnProject('netlify/doctor.ts');
