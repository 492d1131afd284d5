/** What a person reads around every table of the dashboard. */
export const tableMessages = {
  search: 'Search',
  all: 'All',
  exportCsv: 'Export CSV',
  exporting: 'Exporting...',
  exportFailed: 'The export failed',
  updating: 'Updating…',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  noMatches: 'Nothing matches your search',
  noMatchesText: 'Try another word, or the beginning of one.',
  more: 'There are more matches than are shown here. Add a word to find older ones.',
  sortBy: (column: string) => `Sort by ${column}`,
} as const;
