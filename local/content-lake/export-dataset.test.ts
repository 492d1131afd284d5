import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { allDocuments } from '../seed/content/all-documents.ts';
import { seedTeamInformation } from '../seed/records/seed-team-information.ts';
import { exportDataset } from './export-dataset.ts';
import { startContentLake } from './server.ts';
import { connect, makeSeed, startTestLake } from './test-lake.ts';

const CAP = {
  _id: 'cap',
  _type: 'product',
  name: 'Cap',
  colors: [
    {
      _key: 'a',
      name: 'Red',
      image: { _type: 'image', alt: 'A cap', _sanityAsset: 'image@file://./drawing.svg' },
    },
  ],
};
const PUBLISHED = '*[!(_type match "sanity.*")]{ name, colors } | order(name)';

test('what was published comes back from an export, with its pictures and without drafts', async () => {
  const { url, editor, visitor, options } = await startTestLake([CAP]);
  await editor.patch('cap').set({ name: 'Club Cap' }).commit();
  await editor.create({ _id: 'drafts.mug', _type: 'product', name: 'Mug' });

  const folder = path.join(path.dirname(options.seedFile), 'mine');
  const { documents, pictures, file } = await exportDataset(url, folder);
  expect({ documents, pictures }).toEqual({ documents: 1, pictures: 1 });

  const { dataDir } = await makeSeed([]);
  const other = await startContentLake({ port: 0, dataDir, seedFile: file });
  onTestFinished(() => other.close());
  const imported = await connect(other.url).fetch(PUBLISHED);
  expect(imported).toEqual(await visitor.fetch(PUBLISHED));
  expect(imported).toMatchObject([{ name: 'Club Cap', colors: [{ image: { alt: 'A cap' } }] }]);
  const picture = await connect(other.url).fetch('*[_type == "sanity.imageAsset"][0].url');
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/svg+xml');
});

test('what is handed over names no program and no address: those are of Team Info', async () => {
  const mailingAddress = { street: '1 Old St', city: 'Naples', state: 'FL', zipCode: '34102' };
  const settings = { _id: 'siteSettings', _type: 'siteSettings', legalName: 'Hoops, Inc.' };
  const { url, options } = await startTestLake([
    { ...settings, programName: 'Hoops', mailingAddress },
    CAP,
  ]);
  const { file } = await exportDataset(url, path.join(path.dirname(options.seedFile), 'mine'));
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toContainEqual(settings);
});

const IN_SPANISH = {
  ...CAP,
  name_es: 'Gorra',
  colors: CAP.colors.map((color) => ({ ...color, image: { ...color.image, alt_es: 'Una gorra' } })),
};
const exportOf = async (languages: string[] | undefined) => {
  const settings = { _id: 'siteSettings', _type: 'siteSettings', ...(languages && { languages }) };
  const { url, options } = await startTestLake([settings, IN_SPANISH]);
  const { file } = await exportDataset(url, path.join(path.dirname(options.seedFile), 'mine'));
  return readFile(file, 'utf8');
};

test.each([[['en']], [undefined]])(
  'a program that speaks %j hands over no Spanish, which nobody would see until it is switched on',
  async (languages) => {
    const lines = await exportOf(languages);
    expect(lines).toContain('"alt":"A cap"');
    expect(lines).not.toContain('_es"');
  },
);

test('a program that speaks Spanish hands it over', async () => {
  const lines = await exportOf(['en', 'es']);
  expect(lines).toContain('"name_es":"Gorra"');
  expect(lines).toContain('"alt_es":"Una gorra"');
});

test('the demo names its program and address on Team Info alone', () => {
  const demo = allDocuments.find(({ _id }) => _id === 'siteSettings');
  expect(demo).toMatchObject({ legalName: `${seedTeamInformation.teamName}, Inc.` });
  expect(demo).not.toHaveProperty('programName');
  expect(demo).not.toHaveProperty('mailingAddress');
});

test('a picture that cannot be had is named, instead of an export without it', async () => {
  const { url, editor, options } = await startTestLake([CAP]);
  const id = await editor.fetch('*[_type == "sanity.imageAsset"][0]._id');
  await editor
    .patch(id)
    .set({ url: `${url}/images/courtside/production/gone.svg` })
    .commit();
  const folder = path.join(path.dirname(options.seedFile), 'mine');
  await expect(exportDataset(url, folder)).rejects.toThrow(/gone\.svg cannot be had/);
});
