import { buildSite } from './run/build-site.ts';
import { runSite } from './run/run-site.ts';

/* `npm run preview`: the built site as it will be served, and everything it needs. */

await runSite({ site: 'built-site', prepare: buildSite });
