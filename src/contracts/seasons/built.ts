/** Where a build says which season its pages are of, so that the dashboard can tell an old build. */
export const BUILT_SEASON = '/season.json';
