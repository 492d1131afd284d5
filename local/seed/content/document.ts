/** One document of the content lake, as `sanity dataset import` takes it. */
export interface SeedDocument {
  _id: string;
  _type: string;
  [field: string]: unknown;
}

/** A picture that the import uploads from `local/seed/images/` and turns into an asset reference. */
export interface SeedImage {
  _type: 'image';
  alt: string;
  _sanityAsset: string;
}

/** `file` is a name in `local/seed/videos/`. */
export function video(file: string) {
  return { _type: 'file', _sanityAsset: `file@file://./videos/${file}` };
}

/** `file` is a name in `local/seed/images/`; `alt` says what is seen. */
export function image(file: string, alt: string): SeedImage {
  return { _type: 'image', alt, _sanityAsset: `image@file://./images/${file}` };
}
