import { image, type SeedDocument } from '../document.ts';

/** People and names are invented. `kind` says on which page a story stands: donate or volunteer. */
export const stories: SeedDocument[] = [
  {
    _id: 'story-dante',
    kind: 'donation',
    title: 'The first in his family to fill in the form',
    person: 'Dante, class of 2025',
    quote: 'Coach read my essay four times. I only read it three.',
    text: 'Dante came on a Full Season Scholarship in eighth grade and left with a 3.7 average. He studies civil engineering and comes back in December to run the freshmen off the floor.',
    image: image(
      'story-scholar.jpg',
      'A player with an orange backpack reads a book in front of a school while a coach cheers for him.',
    ),
  },
  {
    _id: 'story-malik',
    kind: 'donation',
    title: 'From benched to B-plus',
    person: 'Malik, grade 10',
    quote: 'I thought study hall was the punishment. It was the assist.',
    text: 'Two failing grades kept Malik off the court in October. A tutor paid for by monthly donors sat beside him for nine weeks. He was back in uniform by January and has not missed study hall since.',
    image: image(
      'story-tutor.jpg',
      'A player with a book and a volunteer tutor sit side by side on a bench by the bleachers.',
    ),
  },
  {
    _id: 'story-bell-family',
    kind: 'donation',
    title: 'One season at a time',
    person: 'The Bell family, Lehigh Acres',
    quote: 'They asked what we could manage. Nobody had asked us that before.',
    text: 'When the restaurant closed, basketball was the first thing the Bells crossed off the list. A Partial Scholarship put it back. This year they pay in full, and give $25 a month on top.',
    image: image(
      'story-family.jpg',
      'A parent, a player in navy and a younger brother celebrate at the beach as the sun goes down.',
    ),
  },
  {
    _id: 'story-rosa',
    kind: 'volunteer',
    title: 'The voice of the scorer’s table',
    person: 'Rosa, game day support',
    quote: 'I came for one shift. That was six years ago.',
    text: 'Rosa retired from the post office and looked for something to do on Saturdays. She now runs the clock, trains new volunteers and knows every player’s grandmother by name.',
    image: image(
      'gallery-scorers-table.jpg',
      'Three volunteers at the scorer’s table under a board that reads 62 to 58.',
    ),
  },
  {
    _id: 'story-andre',
    kind: 'volunteer',
    title: 'An engineer in the paint',
    person: 'Andre, assistant coach',
    quote: 'Footwork is geometry. They believe me now.',
    text: 'Andre designs bridges by day. Two evenings a week he teaches post moves with a piece of chalk, and stays for anyone with a physics question.',
    image: image(
      'gallery-defensive-drill.jpg',
      'A coach in a navy shirt with a clipboard points while three players slide between cones.',
    ),
  },
  {
    _id: 'story-keisha',
    kind: 'volunteer',
    title: 'Reading hour’s ringleader',
    person: 'Keisha, event coordinator',
    quote: 'Give a teenager a picture book and a six-year-old, and watch him grow up.',
    text: 'Keisha matches our players with first-graders every other Friday. Attendance is voluntary. Nobody has missed one yet.',
    image: image(
      'gallery-reading-hour.jpg',
      'A player sits on a bench with an open book and reads to two children in a library.',
    ),
  },
].map((story, index) => ({ _type: 'story', ...story, orderRank: `0|10000${index}:` }));
