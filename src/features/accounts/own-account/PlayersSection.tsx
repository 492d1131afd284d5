import { Badge } from '#components/ui/Badge.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import * as icons from '#components/ui/icons.ts';
import type { AccountRecords, PlayerView } from '#contracts/accounts/record-views.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { tellSeason } from '#domain/billing/tell-bill.ts';
import { formatCents } from '#domain/money/money.ts';
import { gradeName } from '#domain/registration/player-rules.ts';
import { isSameChildName } from '#domain/registration/same-child.ts';
import { messages } from '#words/account/records.ts';
import { pageAddress } from '#words/page-address.ts';
import { CancelRegistration } from './CancelRegistration.tsx';
import { formatInstant } from './dates.ts';
import { BillBadge, PaymentBadge } from './PaymentBadge.tsx';
import { PlanButton } from './PlanButton.tsx';
import { PlayerPrivacy } from './PlayerPrivacy.tsx';
import { describePayment, describePlan } from './payment-words.ts';
import { Row, Rows } from './Row.tsx';
import { NothingYet, Section } from './Section.tsx';

interface PlayersSectionProps {
  records: Pick<AccountRecords, 'players' | 'registrations'>;
  timeZone: string;
  /** A player was changed, or a registration canceled. */
  onChanged: () => void;
}

/** Who plays, and the registrations that made it so. */
export function PlayersSection({ records, timeZone, onChanged }: PlayersSectionProps) {
  const { players, registrations } = records;
  const register = (
    <ButtonLink href={pageAddress('/register')} size="sm" variant="outline">
      {messages.players.action}
    </ButtonLink>
  );
  return (
    <Section id="players" more={registrations.more}>
      {players.length + registrations.items.length === 0 ? (
        <NothingYet text={messages.players.empty}>{register}</NothingYet>
      ) : (
        <>
          <Rows>
            {players.map((player) => (
              <Player
                key={player.id}
                player={player}
                playsAgain={players.some((one) => isLaterOf(player, one))}
                onChanged={onChanged}
              />
            ))}
            {registrations.items.map((registration) => (
              <Row
                key={registration.id}
                title={messages.players.registration(tellSeason(registration.seasonName))}
                facts={[
                  formatInstant(registration.createdAt, timeZone),
                  registration.players.map(({ firstName }) => firstName).join(', '),
                  describePlan(registration.payment),
                  describePayment(registration),
                ]}
                amount={formatCents(registration.payment.totalCents)}
                badge={
                  registration.isOverdue ? (
                    <BillBadge status="overdue" />
                  ) : (
                    <PaymentBadge payment={registration.payment} />
                  )
                }
                action={
                  <>
                    <PlanButton
                      kind="registration"
                      record={registration}
                      what={messages.players.registration(tellSeason(registration.seasonName))}
                    />
                    <CancelRegistration registration={registration} onCancelled={onChanged} />
                  </>
                }
              />
            ))}
          </Rows>
          <p className="mt-4">{register}</p>
        </>
      )}
    </Section>
  );
}

/** A family that came back without its link has the child twice: of before, and of this season. */
const isLaterOf = (player: PlayerView, one: PlayerView) =>
  player.pastSeason !== null && one.pastSeason === null && isSameChildName(player, one);

interface PlayerProps {
  player: PlayerView;
  playsAgain: boolean;
  onChanged: () => void;
}

function Player({ player, playsAgain, onChanged }: PlayerProps) {
  const words = messages.players;
  return (
    <Row
      title={fullName(player)}
      facts={[
        player.pastSeason !== null && words.past(tellSeason(player.pastSeason)),
        player.age !== null && words.age(player.age),
        player.grade !== null && words.grade(gradeName(player.grade)),
        player.teamName,
        player.jerseyNumber && words.jersey(player.jerseyNumber),
        player.position,
      ]}
      badge={
        player.photoConsent ? (
          <Badge tone="success" icon={icons.check}>
            {words.photos}
          </Badge>
        ) : (
          <Badge icon={icons.close}>{words.noPhotos}</Badge>
        )
      }
      action={<PlayerPrivacy player={player} playsAgain={playsAgain} onChanged={onChanged} />}
    />
  );
}
