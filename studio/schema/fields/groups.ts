/** The tabs at the top of a form; the first is open at the start. */
export const PAGE_GROUPS = [
  { name: 'content', title: 'Content', default: true },
  { name: 'search', title: 'Search and sharing' },
];
