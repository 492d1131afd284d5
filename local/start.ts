import { runSite } from './run/run-site.ts';

/* `npm start`: the site with live reload, and everything it needs. */

await runSite({ site: 'dev-site' });
