import type { ReactNode } from 'react';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import type { AccountRecords } from '#contracts/accounts/record-views.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { formatTimeOfDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { gradeName } from '#domain/registration/player-rules.ts';
import { messages } from '#words/account/overview.ts';
import { messages as records } from '#words/account/records.ts';
import { pageAddress } from '#words/page-address.ts';
import { formatDay } from './dates.ts';
import { tellDue, whatIsAwaited, whatIsOwed } from './owed.ts';
import { PayButton } from './PayButton.tsx';
import { PaymentOpen } from './PaymentOpen.tsx';
import { useBillPayment } from './use-bill-payment.ts';
import { useNextGame } from './use-next-game.ts';

interface OverviewProps {
  profile: Profile;
  records: AccountRecords;
  timeZone: string;
  onSettled: () => void;
}

/** What a parent comes for, before all records: what is owed, the next game, and each child. */
export function Overview({ profile, records, timeZone, onSettled }: OverviewProps) {
  const payment = useBillPayment(onSettled);
  return (
    <section aria-labelledby="overview" className="lg:col-span-2">
      <h2 id="overview" className="mb-5 font-body text-lead font-normal tracking-normal text-muted">
        {messages.hello(profile.firstName)}
      </h2>
      {payment.open && <PaymentOpen url={payment.open.url} />}
      <div className="grid gap-4 md:grid-cols-3">
        <Owed records={records} payment={payment} />
        <NextGame timeZone={timeZone} />
        <PlayersCard players={records.players} />
      </div>
    </section>
  );
}

interface OwedProps {
  records: AccountRecords;
  payment: ReturnType<typeof useBillPayment>;
}

function Owed({ records, payment }: OwedProps) {
  const { cents, dueOn, isOverdue, stuck, payable } = whatIsOwed(records.bills.items);
  const awaited = whatIsAwaited(records);
  const total = awaited.reduce((sum, one) => sum + one.cents, cents);
  const words = messages.owed;
  const due = dueOn && tellDue({ cents, total, day: formatDay(dueOn), isOverdue });
  if (total === 0 && !stuck) return <Card title={words.title}>{words.nothing}</Card>;
  return (
    <Card
      title={words.title}
      {...((cents > 0 || stuck) && { link: { href: '#bills', label: words.link } })}
      stands
    >
      {total > 0 && <p className="headline text-h1 leading-none">{formatCents(total)}</p>}
      {due && <p className="mt-2">{due}</p>}
      {cents === 0 && stuck && <p className="mt-2 first:mt-0">{words.stuck[stuck]}</p>}
      {payable && (
        <p className="mt-4">
          <PayButton
            bill={payable}
            busy={payment.opening === payable.id}
            onPay={() => payment.pay(payable.id)}
          />
        </p>
      )}
      {awaited.map(({ id, title, href, cents, text }) => (
        <p key={id} className="mt-2">
          <a href={href} className="font-semibold underline">
            {title}
          </a>
          : {formatCents(cents)}. {text}
        </p>
      ))}
    </Card>
  );
}

function NextGame({ timeZone }: { timeZone: string }) {
  const next = useNextGame(timeZone);
  const words = messages.game;
  const link = { href: pageAddress('/schedules'), label: words.link };
  if (next === undefined) {
    return (
      <Card title={words.title} link={link}>
        <Skeleton className="h-7 w-40 max-w-full" />
        <Skeleton className="mt-2 h-5 w-32 max-w-full" />
      </Card>
    );
  }
  if (next === 'failed' || next === 'none') {
    return (
      <Card title={words.title} link={link}>
        {words[next]}
      </Card>
    );
  }
  const side = next.isHomeGame ? words.home : words.away;
  return (
    <Card title={words.title} link={link}>
      <p className="headline text-h3">{side(next.opponent)}</p>
      <p className="tabular mt-2">
        {formatDay(next.date)}, {formatTimeOfDay(next.time)}
      </p>
      <p className="text-muted">{next.location}</p>
    </Card>
  );
}

/** Who plays this season. */
export function PlayersCard({ players }: Pick<AccountRecords, 'players'>) {
  const words = messages.players;
  const register = { href: pageAddress('/register'), label: records.players.action };
  const playing = players.filter(({ pastSeason }) => pastSeason === null);
  if (playing.length === 0) {
    return (
      <Card title={words.title} link={register}>
        {words.none}
      </Card>
    );
  }
  return (
    <Card title={words.title} link={{ href: '#players', label: words.link }}>
      <ul className="grid gap-2">
        {playing.map((player) => (
          <li key={player.id}>
            <span className="block font-semibold">{fullName(player)}</span>
            <span className="block text-sm text-muted">
              {[
                player.grade !== null && records.players.grade(gradeName(player.grade)),
                player.teamName,
                player.jerseyNumber && records.players.jersey(player.jerseyNumber),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface CardProps {
  title: string;
  link?: { href: string; label: string };
  /** On the dark of the court: what is to be done. */
  stands?: boolean;
  children: ReactNode;
}

function Card({ title, link, stands = false, children }: CardProps) {
  const tone = stands ? 'court-band' : 'bg-tint';
  return (
    <div className={`flex min-w-0 flex-col rounded-lg p-5 ${tone}`}>
      <h3 className="eyebrow mb-3">{title}</h3>
      <div className="flex-1">{children}</div>
      {link && (
        <p className="mt-4">
          <a href={link.href} className="inline-block py-1 font-semibold underline">
            {link.label}
          </a>
        </p>
      )}
    </div>
  );
}
