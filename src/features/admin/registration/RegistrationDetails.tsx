import type * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { Facts } from '#components/form/Facts.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import {
  type AdminRegistration,
  cancelRegistrationEndpoint,
  getRegistrationEndpoint,
  noteRegistrationEndpoint,
} from '#contracts/registration/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { type Cents, formatCents, sumCents } from '#domain/money/money.ts';
import { describePlan } from '#domain/payments/describe-plan.ts';
import { answersOf } from '#domain/registration/player-answers.ts';
import { gradeName } from '#domain/registration/player-rules.ts';
import { messages as states } from '#words/labels/payment-status.ts';
import { languageName } from '#words/language-name.ts';
import { listAll } from '#words/list.ts';
import { messages as families } from '#words/office/dashboard/families/link.ts';
import { messages as recordMessages } from '#words/office/dashboard/records.ts';
import { messages } from '#words/office/dashboard/registrations.ts';
import { messages as languages } from '#words/office/languages.ts';
import { adminHref } from '../kit/admin-location.ts';
import { Contact, MailLink, PhoneLink } from '../kit/contact-links.tsx';
import { formatInstantDay } from '../kit/instants.ts';
import { CancelRecord } from '../kit/office/CancelRecord.tsx';
import { NewsChoice } from '../kit/office/NewsChoice.tsx';
import { NotesForm } from '../kit/office/NotesForm.tsx';
import { PaymentSection } from '../kit/office/PaymentSection.tsx';
import { type Fact, paymentFacts } from '../kit/office/payment-columns.tsx';
import { RecordDialog } from '../kit/office/RecordDialog.tsx';
import type { DetailsProps } from '../kit/office/RecordsTab.tsx';
import { formatPlace } from '../kit/office/record-columns.tsx';
import { StatementLink } from '../kit/office/StatementLink.tsx';
import { openHere } from '../kit/open-here.ts';
import { GrantScholarship } from '../kit/payments/GrantScholarship.tsx';
import { TAB_OF_KIND } from '../kit/payments/tab-of-kind.ts';
import { SignedDocuments } from './SignedDocuments.tsx';

const { columns: words, yes, no } = recordMessages;

/** A registration in full but for medical notes, which the Players tab shows one at a time. */
export function RegistrationDetails(props: DetailsProps) {
  return (
    <RecordDialog {...props} endpoint={getRegistrationEndpoint}>
      {(
        {
          record,
          emergency,
          standing,
          owed,
          parts,
          cancelledCents,
          signed,
          canCancel,
          duplicates,
          namesakes,
        },
        again,
      ) => (
        <>
          <Duplicates duplicates={duplicates} />
          <Namesakes namesakes={namesakes} />
          <Facts
            facts={factsOf(
              { ...record, emergency, standing },
              owed.owedCents + leftOf(parts),
              cancelledCents,
            )}
          />
          <NewsChoice email={record.payer.email} />
          <Players players={record.players} />
          <Parts parts={parts} />
          <PaymentSection
            kind="registration"
            recordId={record.id}
            owed={owed}
            elsewhereCents={leftOf(parts)}
            surplusCents={record.payment.surplusCents}
            onChanged={again}
            actions={
              <>
                {owed.owedCents + leftOf(parts) > 0 && (
                  <GrantScholarship email={record.payer.email} onDone={again} />
                )}
                {canCancel && (
                  <CancelRecord
                    record={record}
                    words={messages.cancel}
                    call={() =>
                      callApi(cancelRegistrationEndpoint, { id: record.id, seen: record.updatedAt })
                    }
                    onDone={again}
                  />
                )}
              </>
            }
          />
          <SignedDocuments
            registrationId={record.id}
            email={record.payer.email}
            isCancelled={record.cancelled !== undefined}
            documents={signed}
          />
          <NotesForm
            record={record}
            save={(request) => callApi(noteRegistrationEndpoint, request)}
            onDone={again}
          />
        </>
      )}
    </RecordDialog>
  );
}

type Detail = z.infer<typeof getRegistrationEndpoint.response>;

/** A family that sent the form from a second device is not told; the office sees to it. */
function Duplicates({ duplicates }: Pick<Detail, 'duplicates'>) {
  if (duplicates.length === 0) return null;
  return (
    <Alert title={messages.duplicates.title}>
      {messages.duplicates.text}{' '}
      {duplicates
        .map(({ number, standing }) => `${number} (${states.record[standing]})`)
        .join(', ')}
    </Alert>
  );
}

/** A family that came without its link got new players; the office sees what is known of those of before. */
function Namesakes({ namesakes }: Pick<Detail, 'namesakes'>) {
  if (namesakes.length === 0) return null;
  return (
    <Alert title={messages.namesakes.title}>
      <p>{messages.namesakes.text}</p>
      <ul className="mt-1 list-disc pl-5">
        {namesakes.map(({ id, name, pastSeason }) => (
          <li key={id}>
            <a
              href={adminHref({ tab: 'players', params: { player: id } })}
              onClick={openHere}
              className="underline wrap-anywhere"
            >
              {pastSeason === null ? name : messages.namesakes.past(name, pastSeason)}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

const leftOf = (parts: Detail['parts']): Cents => sumCents(parts.map(({ leftCents }) => leftCents));

/** Of a plan by the office: the bills that are paid each on its own. */
function Parts({ parts }: Pick<Detail, 'parts'>) {
  if (parts.length === 0) return null;
  return (
    <Alert title={messages.parts.title(formatCents(leftOf(parts)), parts.length)}>
      <p>{messages.parts.text}</p>
      <ul className="mt-1 list-disc pl-5">
        {parts.map(({ number, dueDate, leftCents }) => (
          <li key={number}>
            <a
              href={adminHref({ tab: TAB_OF_KIND.bill, params: { search: number } })}
              onClick={openHere}
              className="underline wrap-anywhere"
            >
              {messages.parts.one(number, formatCents(leftCents), dueDate && formatDay(dueDate))}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function Players({ players }: Pick<AdminRegistration, 'players'>) {
  return (
    <section aria-label={messages.players} className="flex flex-col gap-2">
      <h3 className="text-xl">{messages.players}</h3>
      <ul className="divide-y divide-line">
        {players.map((player) => (
          <li key={player.profileId} className="py-2">
            <span className="block font-semibold">
              {player.firstName} {player.lastName}
            </span>
            <span className="block text-muted">
              {messages.player(player.age, gradeName(player.grade))} ·{' '}
              {player.photoConsent ? messages.photos : messages.noPhotos}
            </span>
            {answersOf(player).map(({ label, text }) => (
              <span key={label} className="block whitespace-pre-line text-muted">
                {label}: {text}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

function factsOf(
  record: AdminRegistration & Pick<Detail, 'emergency' | 'standing'>,
  owedCents: Cents,
  cancelledCents: Cents,
): Fact[] {
  return [
    [messages.guardian, fullName(record.payer)],
    [words.email, <MailLink key="email" to={record.payer.email} />],
    [
      languages.label,
      record.payer.language ? languageName(record.payer.language) : languages.unknown,
    ],
    [words.phone, <PhoneLink key="phone" number={record.phone} />],
    [words.address, formatPlace(record)],
    ...record.emergency.map(
      ({ players, ...contact }, _, all): Fact => [
        all.length > 1 ? messages.emergencyOf(listAll(players)) : messages.emergency,
        <Contact key={players[0]} {...contact} />,
      ],
    ),
    [messages.season, record.seasonName],
    // Of one that another took the place of, the statement says nothing.
    ...(record.cancelled?.by === 'replaced'
      ? []
      : [[families.family, <StatementLink key="family" email={record.payer.email} />] as const]),
    [recordMessages.received, formatInstantDay(record.createdAt)],
    [messages.mayWrite, record.marketingConsent ? yes : no],
    ...(record.replaces ? [[messages.replaces, record.replaces.join(', ')] as const] : []),
    ...(record.cancelled
      ? [[messages.cancelled, messages.cancelledBy[record.cancelled.by]] as const]
      : []),
    [words.frequency, messages.frequencies[record.paymentFrequency]],
    ...(record.discounts ?? []).map(
      ({ name, cents }): Fact => [messages.discount, `${name}: −${formatCents(cents)}`],
    ),
    ...paymentFacts(record, owedCents),
    ...(cancelledCents > 0
      ? [[messages.cancelledBills, formatCents(cancelledCents)] as const]
      : []),
    ...describePlan(record.payment.totalCents, record.payment.plan),
  ];
}
