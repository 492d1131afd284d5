import { image, type SeedDocument } from '../document.ts';
import { portableText } from '../portable-text.ts';

export const aboutPage: SeedDocument = {
  _id: 'aboutPage',
  _type: 'aboutPage',
  heading: 'A team first, a program second',
  intro:
    'Calusa Coast Hoops began with eleven boys, one borrowed gym and a rule on the door: homework before basketball. The rule is still there.',
  image: image(
    'about-hands-in.jpg',
    'Four players in navy and orange meet in a high five on an outdoor court by the Gulf, the sun low behind them.',
  ),
  founderMessage: {
    heading: 'A message from our founders',
    image: image(
      'founders.jpg',
      'Founders Marcus and Denise Ellery smile side by side in a gym, under a banner with a basketball; he holds a ball.',
    ),
    body: portableText([
      'We started this program because a boy asked us a question we could not answer. He had the best crossover in the county and had just been told that his family could not pay the fee. “So that’s it?” he said. It was not. We drove him to practice ourselves, and by the end of that month there were ten more.',
      'Basketball is how we meet. It is not all we do. We ask about the algebra test before we ask about the jump shot. We teach young men to be on time, to apologize properly, to lift a teammate who has had a bad night. Those are the skills that stay when the season is over.',
      'To the families who trust us with their sons, and to the neighbors who pay for shoes they will never wear: thank you. Come and watch a game. You will see what you have built.',
    ]),
    names: 'Marcus and Denise Ellery',
    role: 'Founders',
  },
  mission: {
    heading: 'Our mission',
    text: 'To give boys aged 13-17 in Southwest Florida first-class basketball training, steady mentors and academic support, whatever their families can pay.',
  },
  vision: {
    heading: 'Our vision',
    text: 'A coast where every young man who wants to play has a team, an adult who expects something of him, and a plan for the day after high school.',
  },
  purpose: {
    heading: 'Our purpose',
    text: 'We use the game to teach what school and work will ask of our players: discipline, composure, service, and the habit of finishing what they start.',
  },
  biography: {
    heading: 'About the founders',
    body: portableText([
      'Marcus Ellery grew up in Dunbar, played point guard on a college scholarship, and taught middle-school mathematics in Lee County for sixteen years. He holds a coaching license and still teaches the Tuesday study hall.',
      'Denise Ellery is a pediatric nurse. She wrote the program’s safety plan, trains every coach in concussion and heat illness, and keeps the scholarship committee honest about the families it is there for.',
      'They founded Calusa Coast Hoops in 2014 and have been married longer than that. Both of their sons came through the program. Neither of them made varsity as a freshman, and both say it was the best thing that happened to them.',
    ]),
  },
  seoTitle: 'About us',
  seoDescription:
    'Who founded Calusa Coast Hoops, what the program stands for, and how it serves boys aged 13-17 in Southwest Florida.',
};
