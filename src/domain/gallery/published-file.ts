/** Files that the public may see are below it; an original never is. */
const PUBLISHED = 'published';

/** A file's address is below it. */
const MEDIA = '/media';

/** What a published file can be called: nothing that leaves its folder. */
const PATH = /^published\/[A-Za-z0-9-]{1,64}\/[a-z0-9-]+\.[a-z0-9]{2,4}$/;

/** Path of a published object of a submission. */
export function publishedPath(submissionId: string, file: string): string {
  return `${PUBLISHED}/${submissionId}/${file}`;
}

/** Everything published of a submission is below it. */
export function publishedFolder(submissionId: string): string {
  return `${PUBLISHED}/${submissionId}/`;
}

/** 'published/x/960.webp' → '/media/x/960.webp'. */
export function mediaAddress(path: string): string {
  return path.replace(PUBLISHED, MEDIA);
}

/** The object behind an address of the site; undefined for every address that is none of a published file. */
export function objectOfMedia(pathname: string): string | undefined {
  if (!pathname.startsWith(`${MEDIA}/`)) return undefined;
  const path = `${PUBLISHED}${pathname.slice(MEDIA.length)}`;
  return PATH.test(path) ? path : undefined;
}
