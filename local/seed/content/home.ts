import { image, type SeedDocument } from './document.ts';
import { keyed } from './portable-text.ts';

export const home: SeedDocument = {
  _id: 'home',
  _type: 'home',
  heroHeading: 'Play hard. Study harder.',
  heroText:
    'Calusa Coast Hoops is a nonprofit basketball program for boys aged 13-17 in Southwest Florida: serious coaching, teammates who show up for each other, and scholarships so that no player sits out over money.',
  heroImage: image(
    'hero.jpg',
    'A player in navy, number 23, rises for a layup in a full gym; a defender in white reaches up.',
  ),
  features: [
    {
      _key: 'elite-training',
      title: 'Elite Training',
      text: 'Three practices a week with licensed coaches: footwork, shooting, film study and safe strength work.',
      icon: 'training',
    },
    {
      _key: 'team-building',
      title: 'Team Building',
      text: 'Captains’ councils, study hall and service days. Players learn to lead, to listen and to be counted on.',
      icon: 'team',
    },
    {
      _key: 'scholarship-focus',
      title: 'Scholarship Focus',
      text: 'Fee scholarships for families who need them, tutoring for grades 8-12, and a coach beside every player who dreams of college.',
      icon: 'scholarship',
    },
  ],
  blocks: [
    { _key: 'games', _type: 'gamesBlock' },
    {
      _key: 'numbers',
      _type: 'numbersBlock',
      figures: keyed([
        { figure: '30', text: 'games this season, at home and away' },
        { figure: '3', text: 'practices every week' },
        { figure: '150+', text: 'young people a year on our team, in camps and in clinics' },
        { figure: '85%', text: 'of donations go to programs' },
      ]),
    },
    { _key: 'fee', _type: 'feeBlock' },
    {
      _key: 'voice',
      _type: 'voiceBlock',
      quote: 'They asked what we could manage. Nobody had asked us that before.',
      person: 'The Bell family, Lehigh Acres',
      image: image(
        'story-family.jpg',
        'A parent, a player in navy and a younger brother celebrate at the beach as the sun goes down.',
      ),
    },
    {
      _key: 'dates',
      _type: 'datesBlock',
      dates: keyed([
        {
          date: '2026-12-19',
          title: 'Toy Drive and Potluck',
          text: 'Bring a new toy and a dish. Players serve the food.',
        },
        {
          date: '2027-01-16',
          title: 'Family Night',
          text: 'Parents against players, at half past six in the home gym.',
        },
        {
          date: '2027-02-20',
          title: 'Spring Scholarships',
          text: 'The last day to apply for a scholarship for the spring.',
        },
        {
          date: '2027-06-14',
          title: 'Summer Camp',
          text: 'Two weeks of mornings, open to players of every level.',
        },
      ]),
    },
    { _key: 'photos', _type: 'photosBlock' },
    { _key: 'sponsors', _type: 'sponsorsBlock' },
    { _key: 'give', _type: 'giveBlock' },
  ],
  seoTitle: 'Youth basketball for boys 13-17 in Southwest Florida',
  seoDescription:
    'Calusa Coast Hoops is a 501(c)(3) youth basketball program in Fort Myers, Florida. See the schedule, register a player, shop team gear or support a scholarship.',
};
