export const messages = {
  version: (version: string) => `Version ${version}`,
  lastUpdated: 'Last updated',
  contents: 'Contents',
} as const;
