/* Written into the Studio when it is built or served; see docs/EDITING.md. */

/** The project of manage.sanity.io; the local one without any. */
export const projectId = process.env.SANITY_STUDIO_PROJECT_ID || 'courtside';
export const dataset = process.env.SANITY_STUDIO_DATASET || 'production';
/** Address of the local Content Lake; empty with Sanity's own. */
export const apiHost = process.env.SANITY_STUDIO_API_HOST || '';
