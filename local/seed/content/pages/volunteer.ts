import type { SeedDocument } from '../document.ts';
import { keyed } from '../portable-text.ts';

export const volunteerPage: SeedDocument = {
  _id: 'volunteerPage',
  _type: 'volunteerPage',
  heading: 'Lend a hand, change a season',
  intro:
    'Nobody here is paid to keep score, pour water or explain fractions. If you have two hours a week, we have a place for you.',
  stats: keyed([
    { figure: '50+', text: 'active volunteers' },
    { figure: '2,400+', text: 'hours a year' },
    { figure: '$120,000', text: 'value of their time' },
    { figure: '100%', text: 'of programs rely on volunteers' },
  ]),
  benefits: keyed([
    {
      title: 'Be someone’s adult',
      text: 'Players remember who came back every week. It can be you.',
    },
    {
      title: 'Learn as you go',
      text: 'We train you in coaching, first aid and safe sport before you start.',
    },
    {
      title: 'Hours that count',
      text: 'Service letters for school, work or court, signed within a week.',
    },
    {
      title: 'Join the bench',
      text: 'Volunteer nights, a team shirt, and the best seats in the gym.',
    },
  ]),
  steps: keyed([
    {
      title: 'Application',
      text: 'Ten minutes online: who you are, when you can come, two references.',
    },
    {
      title: 'Background check',
      text: 'Everyone who works with our players is screened. We pay for it.',
    },
    {
      title: 'Start',
      text: 'A short training, a shift beside someone experienced, and you are on the team.',
    },
  ]),
  coordinator: {
    name: 'Keisha Monroe',
    role: 'Volunteer coordinator',
    email: 'volunteer@calusacoasthoops.example',
    phone: '239-555-0118',
  },
  seoTitle: 'Volunteer',
  seoDescription:
    'Six ways to help young players in Southwest Florida, from coaching to tutoring to game day. See what each asks of you.',
};

/** `role` is the value that an application stores. */
export const volunteerOpportunities: SeedDocument[] = [
  {
    role: 'assistant-coach',
    title: 'Assistant Coach',
    commitment: '6-8 hours a week',
    text: 'Run drills, sit on the bench, and learn every player’s next step.',
    needs: ['Experience as a player or coach', 'Two evenings and most Saturdays'],
  },
  {
    role: 'event-coordinator',
    title: 'Event Coordinator',
    commitment: '4-6 hours a week',
    text: 'Plan the awards night, reading hours and cleanups, from the first list to the last chair.',
    needs: ['A calendar and a cool head', 'More in the month before an event'],
  },
  {
    role: 'team-parent-liaison',
    title: 'Team Parent Liaison',
    commitment: '3-5 hours a week',
    text: 'Be the one families call: rides, snacks, schedules, worries.',
    needs: ['Kindness on the phone', 'Spanish or Haitian Creole is welcome'],
  },
  {
    role: 'academic-tutor',
    title: 'Academic Tutor',
    commitment: '2-4 hours a week',
    text: 'Sit beside one player at study hall, with one subject you know well.',
    needs: ['A subject of grades 8-12', 'Tuesday or Thursday, 4 PM-6 PM'],
  },
  {
    role: 'fundraising-support',
    title: 'Fundraising Support',
    commitment: 'Flexible hours',
    text: 'Write to businesses, thank donors, count the raffle.',
    needs: ['Comfort with asking', 'From home or at the office'],
  },
  {
    role: 'game-day-support',
    title: 'Game Day Support',
    commitment: 'Game days only',
    text: 'Keep score, run the clock, greet the guests, sell the popcorn.',
    needs: ['An hour of training', 'One home game a month or more'],
  },
].map((opportunity, index) => ({
  _id: `opportunity-${opportunity.role}`,
  _type: 'volunteerOpportunity',
  ...opportunity,
  orderRank: `0|10000${index}:`,
}));
