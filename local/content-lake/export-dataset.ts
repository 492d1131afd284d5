import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createClient } from '@sanity/client';
import { translationName } from '#domain/translation/translated-fields.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#words/language.ts';
import { type DocumentStub, isRecord } from './document.ts';

interface Asset {
  id: string;
  /** Where its bytes are. */
  url: string;
  extension: string;
}

/** What the lake notes of a document; Sanity notes its own when it imports. */
const OWN_FIELDS = ['_rev', '_createdAt', '_updatedAt', '_system'];
/**
 * Settings of before have them. Their home is Team Info, which stays behind: the next program would go by
 * another one's name, and ask for checks at its address.
 */
const OF_TEAM_INFO = ['programName', 'mailingAddress'];
const PICTURES = 'pictures';

/**
 * Writes what is published on a local Content Lake into a folder, with its pictures, in the form that
 * `sanity dataset import` takes. Texts in a language that the website does not have stay behind: the Studio
 * hides them, and who adds the language later would show them unread.
 * @returns how many documents and pictures, and the file to import
 * @throws Error when a picture that a document shows cannot be had
 */
export async function exportDataset(
  contentUrl: string,
  folder: string,
): Promise<{ documents: number; pictures: number; file: string }> {
  const client = createClient({
    apiHost: contentUrl,
    useProjectHostname: false,
    useCdn: false,
    projectId: 'courtside',
    dataset: 'production',
    apiVersion: '2025-02-19',
    perspective: 'published',
  });
  const documents = await client.fetch<DocumentStub[]>('*[!(_type match "sanity.*")] | order(_id)');
  const assets = await client.fetch<Asset[]>(
    '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{ "id": _id, url, extension }',
  );
  const known = new Map(assets.map((asset) => [asset.id, asset]));
  const shown = new Set<Asset>();
  const silent = silentEndings(documents);
  const lines = documents.map((document) => {
    const spoken = withoutTranslations(document, silent);
    return JSON.stringify(withoutOwnFields(nameFiles(spoken, known, shown)));
  });
  await mkdir(path.join(folder, PICTURES), { recursive: true });
  for (const asset of shown) {
    const response = await fetch(asset.url);
    if (!response.ok) throw new Error(`The picture ${asset.url} cannot be had.`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    await writeFile(path.join(folder, fileOf(asset)), bytes);
  }
  const file = path.join(folder, 'content.ndjson');
  await writeFile(file, `${lines.join('\n')}\n`);
  return { documents: documents.length, pictures: shown.size, file };
}

/** What fields end in that are in a language of which the website has no pages: '_es'. */
function silentEndings(documents: readonly DocumentStub[]): string[] {
  const settings = documents.find(({ _id }) => _id === 'siteSettings');
  const spoken = Array.isArray(settings?.languages) ? settings.languages : [];
  return LANGUAGES.filter(
    (language) => language !== DEFAULT_LANGUAGE && !spoken.includes(language),
  ).map((language) => translationName('', language));
}

function withoutTranslations(value: unknown, endings: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutTranslations(item, endings));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !endings.some((ending) => name.endsWith(ending)))
      .map(([name, child]) => [name, withoutTranslations(child, endings)]),
  );
}

/** References to files of the lake become names of files beside the export; the files go into `shown`. */
function nameFiles(value: unknown, known: ReadonlyMap<string, Asset>, shown: Set<Asset>): unknown {
  if (Array.isArray(value)) return value.map((item) => nameFiles(item, known, shown));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([name, child]) => {
    const asset = name === 'asset' && isRecord(child) ? known.get(String(child._ref)) : undefined;
    if (!asset) return [name, nameFiles(child, known, shown)];
    shown.add(asset);
    const kind = asset.id.startsWith('image-') ? 'image' : 'file';
    return ['_sanityAsset', `${kind}@file://./${fileOf(asset)}`];
  });
  return Object.fromEntries(entries);
}

function withoutOwnFields(document: unknown): unknown {
  if (!isRecord(document)) return document;
  const left = document._type === 'siteSettings' ? [...OWN_FIELDS, ...OF_TEAM_INFO] : OWN_FIELDS;
  return Object.fromEntries(Object.entries(document).filter(([name]) => !left.includes(name)));
}

function fileOf({ id, extension }: Asset): string {
  return `${PICTURES}/${id}.${extension}`;
}
