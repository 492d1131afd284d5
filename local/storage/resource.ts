import type { StoredObject } from './object-store.ts';

/** An object as the JSON API describes it: sizes and generations are strings. */
export function toResource(bucket: string, object: StoredObject) {
  const { name, size, generation, metageneration, timeCreated, updated } = object;
  const { contentType, cacheControl, contentDisposition, metadata, md5Hash, crc32c } = object;
  return {
    kind: 'storage#object',
    id: `${bucket}/${name}/${generation}`,
    name,
    bucket,
    generation: String(generation),
    metageneration: String(metageneration),
    contentType: contentType ?? 'application/octet-stream',
    storageClass: 'STANDARD',
    size: String(size),
    md5Hash,
    crc32c,
    etag: etagOf(object),
    timeCreated,
    updated,
    ...(cacheControl && { cacheControl }),
    ...(contentDisposition && { contentDisposition }),
    ...(metadata && Object.keys(metadata).length > 0 && { metadata }),
  };
}

export function etagOf({ generation, metageneration }: StoredObject): string {
  return Buffer.from(`${generation}/${metageneration}`).toString('base64');
}
