import { image, type SeedDocument } from '../document.ts';
import { keyed } from '../portable-text.ts';

export const galleryPage: SeedDocument = {
  _id: 'galleryPage',
  _type: 'galleryPage',
  heading: 'Gallery',
  intro: 'Big shots, long bus rides and quiet Saturdays, seen by the people who were there.',
  submitIntro:
    'Were you there with a camera? Share your photos and videos with the team. We look at everything before we publish it.',
  guidelines: keyed([
    {
      title: 'Photos',
      points: ['At least 1920x1080', 'JPG, PNG or HEIC', 'At most 10MB each'],
    },
    {
      title: 'Videos',
      points: ['At least 720p', 'MP4, MOV or AVI', 'At most 100MB and 5 minutes each'],
    },
    {
      title: 'For both',
      points: [
        'All submissions are subject to approval',
        'Up to 10 files at once',
        'Only people who are happy to be seen',
        'No names of players under 18 in titles or descriptions',
      ],
    },
  ]),
  seoTitle: 'Gallery',
  seoDescription: 'Photos and videos of games, practices and community days at Calusa Coast Hoops.',
};

interface Picture {
  slug: string;
  title: string;
  date: string;
  category: string;
  description: string;
  alt: string;
}

const PICTURES: Picture[] = [
  {
    slug: 'buzzer-beater',
    title: 'Two seconds, one shot',
    date: '2026-02-14',
    category: 'Game Highlights',
    description: 'Down by one at home, the ball in the air. It went in.',
    alt: 'A player in navy has released a jump shot over a defender; the ball flies toward the hoop, the board reads 84 to 85.',
  },
  {
    slug: 'fast-break',
    title: 'Out and running',
    date: '2026-01-24',
    category: 'Game Highlights',
    description: 'Two against one after a steal at half court.',
    alt: 'A player in navy dribbles past half court with a teammate beside him; one defender in white waits.',
  },
  {
    slug: 'defensive-drill',
    title: 'Slide, slide, close out',
    date: '2026-03-10',
    category: 'Training',
    description: 'Tuesday belongs to defense.',
    alt: 'Three players in orange slide in a low stance between cones while a coach points the way.',
  },
  {
    slug: 'passing-drill',
    title: 'Off the floor, into the hands',
    date: '2026-03-12',
    category: 'Training',
    description: 'Bounce passes until nobody looks down.',
    alt: 'Two players practice bounce passes across the center circle as a coach watches.',
  },
  {
    slug: 'free-throws',
    title: 'Fifty before breakfast',
    date: '2026-04-18',
    category: 'Training',
    description: 'The gym opens at six. So do they.',
    alt: 'In an empty gym a player shoots from the free-throw line; another waits for the rebound.',
  },
  {
    slug: 'beach-cleanup',
    title: 'What the tide brought',
    date: '2026-10-24',
    category: 'Community',
    description: 'Sixty-one bags of litter off the causeway in one morning.',
    alt: 'Players and a parent carry a box and a bag along a beach with palms at sunrise.',
  },
  {
    slug: 'reading-hour',
    title: 'Reading hour',
    date: '2026-11-06',
    category: 'Community',
    description: 'Every other Friday at the elementary school.',
    alt: 'A player on a bench reads a picture book to two children in front of library shelves.',
  },
  {
    slug: 'banquet',
    title: 'Awards night',
    date: '2026-05-30',
    category: 'Team Events',
    description: 'The season’s last whistle, with dinner.',
    alt: 'Under orange and white bunting a player lifts a trophy; two others cheer beside him.',
  },
  {
    slug: 'media-day',
    title: 'Media day',
    date: '2026-11-12',
    category: 'Team Events',
    description: 'New jerseys, same faces, one retake.',
    alt: 'Five players in navy stand in a row in front of a paper backdrop.',
  },
  {
    slug: 'locker-room',
    title: 'Five minutes before',
    date: '2026-02-07',
    category: 'Behind the Scenes',
    description: 'The last thing the coach says is always the same. It stays in the room.',
    alt: 'A coach kneels with a clipboard before two players on a bench; jerseys hang in the lockers.',
  },
  {
    slug: 'scorers-table',
    title: 'The table',
    date: '2026-01-31',
    category: 'Behind the Scenes',
    description: 'Without these three no game would start.',
    alt: 'Three volunteers behind the scorer’s table, one with a fist in the air; the board reads 62 to 58.',
  },
  {
    slug: 'player-feature',
    title: 'Number 23',
    date: '2026-11-14',
    category: 'Player Features',
    description: 'Captain, point guard, chess club. In that order, he says.',
    alt: 'A player in navy, hands on hips, in front of a wall-high number 23 on orange.',
  },
  {
    slug: 'interview',
    title: 'Two questions for the captain',
    date: '2026-11-10',
    category: 'Interviews',
    description: 'He talked about his teammates for all of it.',
    alt: 'A reporter holds a microphone to a player in front of a wall with the club’s mark; a camera films them.',
  },
];

/** Curated pictures; approved submissions of families stand beside them on the page. */
export const galleryItems: SeedDocument[] = PICTURES.map(({ slug, alt, ...text }) => ({
  _id: `gallery-${slug}`,
  _type: 'galleryItem',
  kind: 'photo',
  ...text,
  image: image(`gallery-${slug}.jpg`, alt),
}));
