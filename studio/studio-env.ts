/* Written into the Studio when it is built or served; see docs/EDITING.md. */

/** The project of manage.sanity.io; the local one without any. */
export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || 'courtside';
export const dataset = process.env.SANITY_STUDIO_DATASET || 'production';
/** Address of the local Content Lake; empty with Sanity's own. */
export const apiHost = process.env.SANITY_STUDIO_API_HOST || '';
/** Where the website is, without a trailing slash; empty where the Studio does not know. */
export const siteUrl = withoutSlash(process.env.SANITY_STUDIO_SITE_URL || '');
/** Where the website is shown with its drafts; empty where there is no such copy. */
export const previewUrl = withoutSlash(process.env.SANITY_STUDIO_PREVIEW_URL || '');

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}
