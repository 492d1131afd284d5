/*
 * `npm run build`: the static site, out of content and the records that pages show. Pages cannot ask
 * Firestore themselves, so what they need of it is handed to the build as TEAM_INFORMATION. Options,
 * such as `--outDir`, are those of `astro build`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pictureRules, pictureSource, remoteImages } from '#domain/pictures/picture-address.ts';
import { checkBuild } from '#server/core/build-env.ts';
import { readTeamInformation } from '#server/use-cases/team/read-team-information.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const { readsRecords } = checkBuild(process.env);
await configurePictures();
const teamInformation = readsRecords ? await readTeamInformation() : undefined;
const build = spawn(
  process.execPath,
  [path.join(ROOT, 'node_modules/astro/bin/astro.mjs'), 'build', ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      ASTRO_TELEMETRY_DISABLED: '1',
      ...(teamInformation && { TEAM_INFORMATION: JSON.stringify(teamInformation) }),
    },
  },
);
const [code] = await once(build, 'exit');
process.exit(typeof code === 'number' ? code : 1);

/** What Netlify reads beside netlify.toml, which cannot know the project and the dataset of Sanity. */
async function configurePictures(): Promise<void> {
  const source = pictureSource(process.env);
  const redirects = pictureRules(source).map((rule) => ({ ...rule, status: 200 }));
  const config = { images: { remote_images: remoteImages(source) }, redirects };
  const folder = path.join(ROOT, '.netlify/v1');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'config.json'), JSON.stringify(config, null, 2));
}
