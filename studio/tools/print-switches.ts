/* Prints what of Sanity is off in this Studio, as one line of JSON: `sanity exec --mock-browser-env tools/print-switches.ts`. */
import config from '../sanity.config.ts';

const { releases, scheduledPublishing, scheduledDrafts } = config;
console.log(JSON.stringify({ releases, scheduledPublishing, scheduledDrafts }));
