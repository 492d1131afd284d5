/** Where the services of a Studio on this machine are. */
export interface LocalStudio {
  contentUrl: string;
  /** Where the site is, and the same with its drafts; left out where none runs. */
  siteUrl?: string;
  previewUrl?: string;
}

/**
 * Pure: all that a Studio of the local content reads of its environment. What is left empty has to be set,
 * too: Sanity's program takes the rest from studio/.env, where the project on the web stands.
 */
export function localStudioEnv({
  contentUrl,
  siteUrl = '',
  previewUrl = '',
}: LocalStudio): Record<string, string> {
  return {
    SANITY_STUDIO_API_HOST: contentUrl,
    SANITY_STUDIO_PROJECT_ID: '',
    SANITY_STUDIO_DATASET: '',
    SANITY_STUDIO_SITE_URL: siteUrl,
    SANITY_STUDIO_PREVIEW_URL: previewUrl,
  };
}
