import { image, type SeedDocument } from './document.ts';

export const home: SeedDocument = {
  _id: 'home',
  _type: 'home',
  heroHeading: 'Play hard. Study harder.',
  heroText:
    'Calusa Coast Hoops is a nonprofit basketball program for boys aged 13-17 in Southwest Florida: serious coaching, teammates who show up for each other, and scholarships so that no player sits out over money.',
  heroImage: image(
    'hero.jpg',
    'A player in a navy jersey, number 23, rises for a layup in a full gym; a defender in white reaches up and a teammate runs behind.',
  ),
  features: [
    {
      _key: 'elite-training',
      title: 'Elite Training',
      text: 'Three practices a week with licensed coaches: footwork, shooting, film study and the strength work that keeps growing bodies healthy.',
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
  seoTitle: 'Youth basketball for boys 13-17 in Southwest Florida',
  seoDescription:
    'Calusa Coast Hoops is a 501(c)(3) youth basketball program in Fort Myers, Florida. See the schedule, register a player, shop team gear or support a scholarship.',
};
