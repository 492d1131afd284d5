import { expect, test } from 'vitest';
import { RegistrationSchema } from '#domain/registration/registration.ts';
import { SponsorshipSchema } from '#domain/sponsorship/sponsorship.ts';
import { officeEmail, read, settings, siteUrl } from '#tests/helpers/emails/specimen.ts';
import { registrationInstructions } from './registration-mails.ts';
import { sponsorshipInstructions } from './sponsorship-mails.ts';

/** The day in the program's time zone is the one before. */
const SENT = { createdAt: '2026-11-21T03:00:00.000Z', paymentMethod: 'check' } as const;
const context = { settings: { ...settings, timeZone: 'America/New_York' }, officeEmail, siteUrl };
const DEADLINE = 'The check has to arrive by December 20, 2026.';
const plan = { frequency: 'monthly', count: 4, firstCents: 1, eachCents: 1 } as const;
const INSTALLMENTS = { ...plan, firstOn: '2026-11-20', lastOn: '2027-02-20' } as const;

test.each([
  [null, true],
  [INSTALLMENTS, false],
])('one check for the whole is asked for by the day that the bill is due (%o)', (plan, isSaid) => {
  const [registration] = read('registrations', RegistrationSchema);
  const [sponsorship] = read('sponsorships', SponsorshipSchema);
  if (!registration || !sponsorship) throw new Error('The corpus has neither.');
  const payment = { totalCents: 4, plan };
  const emails = [
    registrationInstructions({
      ...context,
      registration: {
        ...registration,
        ...SENT,
        payment: { ...registration.payment, ...payment },
      },
    }),
    sponsorshipInstructions({
      ...context,
      sponsorship: { ...sponsorship, ...SENT, payment: { ...sponsorship.payment, ...payment } },
    }),
  ];
  for (const { blocks } of emails) expect(blocks.includes(DEADLINE)).toBe(isSaid);
});

test('who has nothing to pay, and may have no account, is led to where an address is confirmed', () => {
  const [registration] = read('registrations', RegistrationSchema);
  if (!registration) throw new Error('The corpus has none.');
  const free = { ...registration, payment: { ...registration.payment, totalCents: 0 } };
  const { blocks } = registrationInstructions({ ...context, registration: free });
  expect(blocks).toContainEqual(
    expect.stringMatching(
      /verify this email address first\. Sign in, or create an account with it\.$/,
    ),
  );
  expect(blocks).toContainEqual({ label: 'See your account', link: `${siteUrl}/account` });
});
