/** A person who can sign in to the demo. */
export interface DemoAccount {
  /** The same on every laptop, so that a profile finds its account again when only one of the two was lost. */
  uid: string;
  email: string;
  password: string;
  role: 'admin' | 'parent';
  firstName: string;
  lastName: string;
}

/** Long enough for an administrator. */
export const DEMO_PASSWORD = 'courtside-demo';

export const demoAccounts: readonly DemoAccount[] = [
  {
    uid: 'demo-admin',
    email: 'admin@courtside.test',
    password: DEMO_PASSWORD,
    role: 'admin',
    firstName: 'Alex',
    lastName: 'Rivera',
  },
  {
    uid: 'demo-parent',
    email: 'parent@courtside.test',
    password: DEMO_PASSWORD,
    role: 'parent',
    firstName: 'Jordan',
    lastName: 'Bell',
  },
];
