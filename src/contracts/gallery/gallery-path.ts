/** Apart from its schemas, for the gallery's page, whose script has no room for them. */
export const GALLERY_PATH = '/api/gallery';
