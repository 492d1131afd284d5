import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ContactFormSchema } from '#domain/contact/contact-form.ts';
import { giftSchema } from '#domain/donations/donation-form.ts';
import { SubmissionFormSchema } from '#domain/gallery/submission-form.ts';
import { declaredFormat } from '#domain/gallery/upload-rules.ts';
import { RegistrationFormSchema } from '#domain/registration/registration-form.ts';
import { checkLevel } from '#domain/sponsorship/levels.ts';
import { SponsorshipFormSchema } from '#domain/sponsorship/sponsorship-form.ts';
import { checkBirthDate, VolunteerFormSchema } from '#domain/volunteering/application-form.ts';
import { nextVolunteerStatuses } from '#domain/volunteering/volunteer-status.ts';
import { sponsorshipTiers } from '../content/pages/sponsors.ts';
import { demoClock } from './clock.ts';
import { demoSettings } from './content.ts';
import { demoDonations } from './donations.ts';
import { demoMessages } from './messages.ts';
import { demoRegistrations } from './registrations.ts';
import { demoSponsors } from './sponsors.ts';
import { demoSubmissions } from './submissions.ts';
import { demoVolunteers } from './volunteers.ts';

/* What people of the demo have sent could have been sent: the public forms would have taken it. */

const NOW = new Date('2026-11-21T17:00:00Z');
const clock = demoClock(NOW, 'America/New_York');
const agreed = { agreedToWaiver: true, agreedToTerms: true, createAccount: false };

test.each(demoRegistrations(clock).map(({ registration }) => registration))(
  'registration $number',
  ({ payer: { firstName, lastName, email }, phone, players, ...registration }) => {
    const form = {
      ...registration,
      ...agreed,
      parentFirstName: firstName,
      parentLastName: lastName,
      parentEmail: email,
      parentPhone: phone,
      signedName: `${firstName} ${lastName}`,
      players: players.map((player) => ({ ...player, medicalInfo: null })),
    };
    expect(z.safeParse(RegistrationFormSchema, form).error).toBeUndefined();
  },
);

test.each(demoDonations(clock).map(({ donation }) => donation))('gift $number', (donation) => {
  const rules = {
    oneTimeMinimumCents: 100,
    monthlyMinimumCents: 500,
    startsFrom: '2026-01-01',
    startsUntil: '2027-01-01',
  };
  const { payer, payment, type } = donation;
  const form = { ...donation, ...payer, amountCents: payment.totalCents, createAccount: false };
  expect(z.safeParse(giftSchema(type, rules), form).error).toBeUndefined();
});

test.each(demoSponsors(clock).map(({ sponsorship }) => sponsorship))(
  'sponsorship of $businessName',
  ({ payer, payment, ...sponsorship }) => {
    const amountCents = payment.totalCents;
    const levels = sponsorshipTiers.map(({ name, minAmount, maxAmount, suggestedAmount }) => ({
      name: String(name),
      range: {
        minCents: Number(minAmount) * 100,
        maxCents: maxAmount ? Number(maxAmount) * 100 : null,
      },
      suggestedCents: Number(suggestedAmount) * 100,
    }));
    expect(checkLevel({ ...sponsorship, amountCents }, levels, demoSettings)).toEqual({});
    // The office, which takes one down by telephone, asks for no number.
    const phone = sponsorship.phone || '239-555-0100';
    const form = { ...sponsorship, ...payer, phone, amountCents, createAccount: false };
    expect(z.safeParse(SponsorshipFormSchema, form).error).toBeUndefined();
  },
);

test.each(demoVolunteers(clock))('application of $firstName $lastName', (application) => {
  expect(z.safeParse(VolunteerFormSchema, application).error).toBeUndefined();
  expect(checkBirthDate(application.dateOfBirth, NOW)).toBeUndefined();
  expect(application.clearedUntil !== null).toBe(application.status === 'cleared');
  expect(nextVolunteerStatuses(application.status, null).length).toBeGreaterThan(0);
});

test.each(demoMessages(clock))('message “$subject”', (message) => {
  expect(z.safeParse(ContactFormSchema, message).error).toBeUndefined();
});

test.each(demoSubmissions(clock))('submission “$submission.title”', ({ submission, files }) => {
  expect(z.safeParse(SubmissionFormSchema, submission).error).toBeUndefined();
  const { originalName: name, fileType: type, submissionType } = submission;
  expect(declaredFormat({ name, type })?.kind).toBe(submissionType);
  expect(files.map(({ path }) => path)).toEqual([
    submission.fileName,
    ...(submission.poster ? [submission.poster.path] : []),
    ...submission.published.map(({ path }) => path),
  ]);
});
