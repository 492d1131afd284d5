/** At the foot of each page of a PDF. */
export const messages = {
  foot: (footer: string, page: number, pages: number) => `${footer}, page ${page} of ${pages}`,
};
