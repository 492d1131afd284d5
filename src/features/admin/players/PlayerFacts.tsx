import type { ReactNode } from 'react';
import { programZone } from '#browser/program-zone.ts';
import { Facts } from '#components/form/Facts.tsx';
import type { PlayerDetail } from '#contracts/players/dashboard.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { gradeName } from '#domain/registration/player-rules.ts';
import { messages as roleNames } from '#words/en/labels/roles.ts';
import { messages as familyWords } from '#words/office/dashboard/families/link.ts';
import { messages } from '#words/office/dashboard/players/details.ts';
import { messages as playerMessages } from '#words/office/dashboard/players/list.ts';
import { adminHref } from '../kit/admin-location.ts';
import { Contact, MailLink, PhoneLink } from '../kit/contact-links.tsx';
import { formatInstantDay } from '../kit/instants.ts';
import { StatementLink } from '../kit/office/StatementLink.tsx';

const { facts: words } = messages;

/** Contacts, consent, registration and signatures of one person. */
export function PlayerFacts({ player, registration, families, signatures }: PlayerDetail) {
  const facts: (readonly [string, ReactNode])[] = [
    [words.role, roleNames[player.role]],
    ...(player.pastSeason === null ? [] : [[words.pastSeason, player.pastSeason] as const]),
    [words.email, <MailLink key="email" to={player.email} />],
    [words.phone, <PhoneLink key="phone" number={player.phone} />],
    [words.dateOfBirth, player.dateOfBirth ? formatDay(player.dateOfBirth) : playerMessages.none],
    [words.age, player.age ?? playerMessages.none],
    [words.grade, player.grade === null ? playerMessages.none : gradeName(player.grade)],
    [words.team, player.team],
    [words.jersey, player.jerseyNumber ?? playerMessages.none],
    [words.position, player.position ?? playerMessages.none],
    [
      words.guardian,
      <Contact
        key="guardian"
        name={player.parentGuardianName}
        phone={player.parentGuardianPhone}
      />,
    ],
    [
      words.emergency,
      <Contact
        key="emergency"
        name={player.emergencyContactName}
        phone={player.emergencyContactPhone}
      />,
    ],
    [words.photoConsent, player.photoConsent ? messages.yes : messages.no],
    [
      words.registration,
      registration ? <RegistrationLink key="link" {...registration} /> : playerMessages.none,
    ],
    ...(families.length === 0
      ? []
      : [[familyWords.family, <Statements key="families" of={families} />] as const]),
    [words.signIn, player.userId ? messages.hasSignIn : messages.noSignIn],
    [words.joined, formatInstantDay(player.createdAt)],
  ];
  return (
    <>
      <Facts facts={facts} />
      <section className="flex flex-col gap-2">
        <h3 className="text-h3">{messages.signatures}</h3>
        {signatures.length === 0 && <p className="text-muted">{messages.noSignatures}</p>}
        <ul className="flex flex-col gap-2">
          {signatures.map(({ id, document, version, signedName, signedAt }) => (
            <li key={id}>
              <span className="font-semibold">{messages.documents[document]}</span>
              <br />
              {messages.signature(version, signedName, formatTime(signedAt))}
            </li>
          ))}
        </ul>
        {[...new Set(signatures.map(({ number }) => number))].map((number) => (
          <SignedLink key={number} number={number} />
        ))}
      </section>
    </>
  );
}

/** Of a player whose bills go to two guardians, there are two. */
function Statements({ of }: { of: readonly string[] }) {
  return (
    <ul>
      {of.map((email) => (
        <li key={email}>
          <StatementLink email={email} />
        </li>
      ))}
    </ul>
  );
}

function RegistrationLink({ number, seasonName }: { number: string; seasonName: string }) {
  const href = adminHref({ tab: 'registrations', params: { search: number } });
  return <a href={href}>{messages.registration(number, seasonName)}</a>;
}

/** To the PDFs, by the registration's number: a name may have been corrected since. */
function SignedLink({ number }: { number: string }) {
  const href = adminHref({ tab: 'registrations', params: { view: 'signed', search: number } });
  return <a href={href}>{messages.downloadSigned(number)}</a>;
}

/** With the zone's name: a signature's time is evidence. */
function formatTime(instant: string): string {
  return new Date(instant).toLocaleString('en-US', {
    timeZone: programZone(),
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
}
