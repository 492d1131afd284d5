/** What the categories of the gallery are called. The English is the specification's, and what is stored. */
export const messages = {
  'Game Highlights': 'Game Highlights',
  Training: 'Training',
  Community: 'Community',
  'Team Events': 'Team Events',
  'Behind the Scenes': 'Behind the Scenes',
  'Player Features': 'Player Features',
  Interviews: 'Interviews',
};
