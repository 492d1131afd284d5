import path from 'node:path';
import { exportDataset } from './content-lake/export-dataset.ts';
import { findRunning } from './run/running-lock.ts';
import { say, warn } from './run/screen.ts';

/*
 * `npm run content:export -- <folder>`: what is published in the local Studio, with its pictures, for a
 * dataset of one's own at Sanity.
 */

const [folder] = process.argv.slice(2);
const contentUrl = findRunning()?.contentUrl;
if (!folder) {
  warn('Name a new folder: npm run content:export -- my-content');
  process.exitCode = 1;
} else if (!contentUrl) {
  warn('The content is not served now. Run `npm start` first, and this in a second terminal.');
  process.exitCode = 1;
} else {
  const { documents, pictures, file } = await exportDataset(contentUrl, path.resolve(folder));
  say(`${documents} documents and ${pictures} pictures are in ${folder}. Bring them to Sanity:`);
  say('  npm run sanity -- login');
  say(
    `  SANITY_STUDIO_PROJECT_ID=<id> npm run sanity -- dataset import ${file} production --replace`,
  );
}
