import { image, type SeedDocument, video } from '../document.ts';
import { webVtt } from '../web-vtt.ts';

/** Curated videos: five photos each, without sound; the captions tell what they are of. */
export const galleryVideos: SeedDocument[] = [
  {
    _id: 'gallery-video-tuesday',
    title: 'One Tuesday in the gym',
    date: '2026-11-03',
    category: 'Training',
    description: 'A whole practice in 22 seconds. No sound; the captions tell the rest.',
    image: image(
      'gallery-defensive-drill.jpg',
      'Three players in orange slide between cones in a sunny gym; their coach points the way.',
    ),
    video: video('tuesday.mp4'),
    captions: webVtt([
      'Five minutes before practice: Coach kneels and says the plan.',
      'Tuesday belongs to defense. Slide, slide, close out.',
      'Then bounce passes, until nobody looks down.',
      'Fifty free throws before anyone goes home.',
      'And in May, dinner and trophies. See you next Tuesday.',
    ]),
  },
  {
    _id: 'gallery-video-season',
    title: 'A season in 22 seconds',
    date: '2026-11-01',
    category: 'Game Highlights',
    description: 'From opening night to the last light at the park. No sound; read along.',
    image: image(
      'hero.jpg',
      'A player in navy, number 23, jumps to the rim with the ball; a defender in white reaches up.',
    ),
    video: video('season.mp4'),
    captions: webVtt([
      'Opening night: a full gym, and number 23 at the rim.',
      'January: a steal at half court, and two against one.',
      'February: one point down, two seconds left. It went in.',
      'Without these three volunteers no game would start.',
      'High fives at sundown. The next season is here.',
    ]),
  },
].map((item) => ({ _type: 'galleryItem', kind: 'video', duration: '0:22', ...item }));
