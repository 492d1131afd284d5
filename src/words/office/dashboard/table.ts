/** What a person reads around every table of the dashboard. */
export const messages = {
  search: 'Search',
  actions: 'Actions',
  all: 'All',
  exportCsv: 'Export CSV',
  exporting: 'Exporting...',
  exportFailed: 'The export failed',
  moreThanExported:
    'This search has too many matches, and the file would leave out the older ones. Add a word, or clear the search and use the filters.',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  range: (from: number, to: number, total: number) => `${from}–${to} of ${total}`,
  /** Said to screen readers after a search. */
  results: (count: number) =>
    count === 0 ? 'No results' : `${count} ${count === 1 ? 'result' : 'results'}`,
  noMatches: {
    title: 'Nothing matches your search',
    text: 'Try another word, or just its first letters.',
  },
  unreadable: (count: number) =>
    `${count} ${count === 1 ? 'record' : 'records'} could not be read.`,
  more: 'There are more matches than are shown here. Add a word to find older ones.',
  columns: {
    label: 'Columns',
    open: (hidden: number) => (hidden === 0 ? 'Columns' : `Columns (${hidden} hidden)`),
    csv: 'The CSV file always has every column.',
    all: 'Show All',
  },
  /** On the button that shows what is folded away on a phone. */
  filters: (active: number) => (active === 0 ? 'Filters' : `Filters (${active})`),
  /** The same where there is nothing to filter by. */
  options: 'Options',
  sort: 'Sort',
  usualOrder: 'Default order',
  ascending: (column: string) => `${column} ↑`,
  descending: (column: string) => `${column} ↓`,
  /** The list of a filter of which something is chosen already. */
  another: 'Add Another',
  remove: (value: string) => `Remove the filter ${value}`,
  sortBy: (column: string) => `Sort by ${column}`,
} as const;
