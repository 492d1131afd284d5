import type { TimeOfDay } from '#domain/calendar/calendar.ts';
import type { RegistrationFrequency } from '#domain/registration/choices.ts';
import type { PersonName } from './people.ts';
import type { Paying } from './pledge.ts';

export interface DemoPlayer {
  /** Names the profile: `demo-player-1`. */
  place: number;
  firstName: string;
  /** Number and position on the team; not there yet of who has just registered. */
  team?: readonly [jerseyNumber: string, position: string];
  age: number;
  photoConsent: boolean;
  height?: string;
  previousExperience?: string;
  /** What the guardian said of the player's health. */
  medicalInfo?: string;
}

/** A family of the demo: who registers whom, when, and how they pay. */
export interface Family {
  guardian: PersonName;
  emergency: readonly [name: string, phone: string];
  registered: readonly [daysAgo: number, time: TimeOfDay];
  paying: Paying;
  frequency?: RegistrationFrequency;
  players: readonly DemoPlayer[];
}

/*
 * What is promised and not paid is less than two weeks old, or more than six: in between the site
 * reminds of it by email, and a fresh demo emails nobody.
 */
export const FAMILIES: readonly Family[] = [
  {
    guardian: 'fuentes',
    emergency: ['Luis Fuentes', '239-555-0161'],
    registered: [66, '09:14'],
    // A check with every visit to the office: nothing is charged automatically.
    paying: { by: 'check', afterDays: 0 },
    frequency: 'monthly',
    players: [{ place: 2, firstName: 'Diego', team: ['7', 'Guard'], age: 15, photoConsent: true }],
  },
  {
    guardian: 'thornton',
    emergency: ['Ray Thornton', '239-555-0160'],
    registered: [58, '07:52'],
    paying: { by: 'credit-card', afterDays: 0 },
    players: [
      {
        place: 1,
        firstName: 'Malik',
        team: ['3', 'Guard'],
        age: 16,
        photoConsent: true,
        height: '5 ft 11',
        previousExperience: 'Two seasons with us, point guard.',
        medicalInfo: 'Mild asthma: the inhaler is in the side pocket of the bag.',
      },
    ],
  },
  {
    guardian: 'hassan',
    emergency: ['Yusuf Hassan', '239-555-0165'],
    registered: [52, '21:37'],
    paying: { by: 'check', afterDays: null },
    players: [
      { place: 6, firstName: 'Tariq', team: ['23', 'Center'], age: 16, photoConsent: false },
    ],
  },
  {
    guardian: 'baxter',
    emergency: ['Joan Whitfield', '239-555-0162'],
    registered: [47, '12:20'],
    paying: { by: 'check', afterDays: 7, reference: '#2217' },
    players: [
      { place: 3, firstName: 'Owen', team: ['10', 'Forward'], age: 14, photoConsent: false },
    ],
  },
  {
    guardian: 'greer',
    emergency: ['Marcus Greer', '239-555-0163'],
    registered: [45, '18:05'],
    paying: { by: 'credit-card', afterDays: 0 },
    players: [
      { place: 4, firstName: 'Isaiah', team: ['12', 'Guard'], age: 17, photoConsent: true },
    ],
  },
  {
    guardian: 'lindqvist',
    emergency: ['Maja Lindqvist', '239-555-0164'],
    registered: [38, '09:41'],
    paying: { by: 'ach', afterDays: 4 },
    players: [
      { place: 5, firstName: 'Noah', team: ['21', 'Forward'], age: 15, photoConsent: true },
    ],
  },
  {
    guardian: 'okoro',
    emergency: ['Daniel Okoro', '239-555-0166'],
    registered: [29, '22:10'],
    paying: { by: 'credit-card', afterDays: 0 },
    players: [
      { place: 7, firstName: 'Julian', team: ['30', 'Forward'], age: 13, photoConsent: true },
    ],
  },
  {
    guardian: 'bell',
    emergency: ['Casey Bell', '239-555-0168'],
    registered: [24, '19:28'],
    paying: { by: 'check', afterDays: 5, reference: '#1042' },
    players: [
      { place: 9, firstName: 'Micah', team: ['5', 'Guard'], age: 15, photoConsent: true },
      { place: 10, firstName: 'Theo', team: ['14', 'Forward'], age: 13, photoConsent: true },
    ],
  },
  {
    guardian: 'marsh',
    emergency: ['Lila Marsh', '239-555-0167'],
    registered: [8, '16:33'],
    paying: { by: 'ach', afterDays: null },
    players: [
      { place: 8, firstName: 'Ethan', team: ['00', 'Center'], age: 17, photoConsent: true },
    ],
  },
  {
    guardian: 'whitlock',
    emergency: ['Dale Whitlock', '239-555-0169'],
    registered: [3, '13:02'],
    paying: { by: 'credit-card', afterDays: 0 },
    players: [
      {
        place: 11,
        firstName: 'Andre',
        age: 14,
        photoConsent: true,
        previousExperience: 'Middle school team.',
      },
    ],
  },
];
