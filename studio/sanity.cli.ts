import { defineCliConfig } from 'sanity/cli';
import { dataset, projectId } from './studio-env.ts';

export default defineCliConfig({
  api: { projectId, dataset },
  // With auto-updates the Studio would load its own code from Sanity's servers at each visit.
  deployment: { autoUpdates: false },
});
