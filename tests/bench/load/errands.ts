import { getOwnAccountEndpoint } from '#contracts/accounts/session.ts';
import { sendContactEmailEndpoint } from '#contracts/contact/public.ts';
import { createDonationPaymentEndpoint } from '#contracts/donations/public.ts';
import { listGamesEndpoint } from '#contracts/games/public.ts';
import { createOrderPaymentEndpoint } from '#contracts/orders/public.ts';
import { readChartsEndpoint, readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import { readMonthEndpoint } from '#contracts/payments/month.ts';
import { createRegistrationPaymentEndpoint } from '#contracts/registration/public.ts';
import { giftRequest } from '#tests/helpers/giving.ts';
import { orderRequest } from '#tests/helpers/orders.ts';
import { registrationRequest } from '#tests/helpers/registrations.ts';
import { newAddress, PASSWORD } from '#tests/helpers/sign-in.ts';
import { type Asked, ask, type Caller } from './ask.ts';

/** The people and addresses of a run. */
export interface Place {
  /** Of the site's functions. */
  siteUrl: string;
  /** Of the Auth emulator, where browsers sign in. */
  authUrl: string;
  /** Families with an account; each signs in again and again. */
  families: readonly string[];
  /** What an admin of the dashboard sends along. */
  office: Caller['headers'];
}

type Errand = (place: Place, caller: Caller, turn: number) => Promise<Asked>;

const read =
  (path: string): Errand =>
  ({ siteUrl }, caller) =>
    ask(`${siteUrl}${path}`, caller);
const readAsOffice =
  (path: string): Errand =>
  ({ siteUrl, office }, caller) =>
    ask(`${siteUrl}${path}`, { ...caller, headers: office });
const post =
  (path: string, bodyOf: (turn: number) => unknown): Errand =>
  async ({ siteUrl }, caller, turn) =>
    ask(`${siteUrl}${path}`, caller, await bodyOf(turn));

const byTurn = (turn: number) => (turn % 2 === 0 ? 'credit-card' : 'check');

const contact = () => ({
  idempotencyKey: crypto.randomUUID(),
  name: 'Ana Diaz',
  email: newAddress(),
  phone: '',
  inquiryType: 'general',
  playerAge: '',
  subject: 'Practice',
  message: 'Is it on?',
});

/** At Firebase, as the page does, and then who that is here. */
const signIn: Errand = async ({ siteUrl, authUrl, families }, caller, turn) => {
  const email = families[turn % families.length];
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local';
  const body = { email, password: PASSWORD, returnSecureToken: true };
  const session = await ask(`${authUrl}/${path}`, caller, body);
  if (session.refusal) return session;
  const { idToken } = session.body as { idToken: string };
  const headers = { authorization: `Bearer ${idToken}` };
  return ask(`${siteUrl}${getOwnAccountEndpoint.path}`, { ...caller, headers });
};

/** What people come for, and how many of a hundred. */
export const ERRANDS: readonly { name: string; share: number; errand: Errand }[] = [
  { name: 'read the schedule', share: 34, errand: read(listGamesEndpoint.path) },
  {
    name: 'register a player',
    share: 12,
    errand: post(createRegistrationPaymentEndpoint.path, (turn) =>
      registrationRequest({ paymentMethod: byTurn(turn), paymentFrequency: 'one-time' }),
    ),
  },
  {
    name: 'buy a jersey',
    share: 10,
    errand: post(createOrderPaymentEndpoint.path, (turn) =>
      orderRequest({ customer: { paymentMethod: byTurn(turn) } }),
    ),
  },
  {
    name: 'give',
    share: 8,
    errand: post(createDonationPaymentEndpoint.path, (turn) =>
      giftRequest({ paymentMethod: byTurn(turn) }),
    ),
  },
  { name: 'write a message', share: 8, errand: post(sendContactEmailEndpoint.path, contact) },
  { name: 'sign in', share: 8, errand: signIn },
  { name: 'dashboard: overview', share: 5, errand: readAsOffice(readOverviewEndpoint.path) },
  { name: 'dashboard: charts', share: 3, errand: readAsOffice(readChartsEndpoint.path) },
  { name: 'dashboard: month', share: 2, errand: readAsOffice(readMonthEndpoint.path) },
  { name: 'dashboard: players', share: 5, errand: readAsOffice('/api/admin/players') },
  { name: 'dashboard: bills', share: 5, errand: readAsOffice('/api/admin/billing') },
];

/** Whose turn it is: as many of each as its share says, well mixed. */
export function errandOf(turn: number): (typeof ERRANDS)[number] {
  // Seven has no part in common with a hundred: a hundred turns meet each number once.
  let rest = (turn * 37) % 100;
  for (const one of ERRANDS) {
    if (rest < one.share) return one;
    rest -= one.share;
  }
  throw new Error('The shares do not come to a hundred.');
}
