/** What a game is called; the English is the specification's.  */
export const messages = {
  regular: 'Regular Season',
  playoff: 'Playoff',
  tournament: 'Tournament',
  scrimmage: 'Scrimmage',
};
