import { useEffect, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import { formatLongDay, formatTimeOfDay } from '#domain/calendar/calendar.ts';
import type { Game } from '#domain/games/game.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/registration/celebrate.ts';
import { findNextGame } from './find-next-game.ts';

interface CelebrationProps {
  /** First names, as far as they are known here. */
  names: readonly string[];
  /** The program's. */
  timeZone: string;
}

/** What a family looks forward to: who plays, and when next. */
export function Celebration({ names, timeZone }: CelebrationProps) {
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    void findNextGame(timeZone).then(setGame);
  }, [timeZone]);
  return (
    <section className="court-band relative isolate overflow-hidden rounded-lg px-5 py-7 shadow-card sm:px-8">
      <p className="headline text-h1 leading-none">{messages.welcome(names)}</p>
      {game && (
        <p className="mt-4 flex items-start gap-2">
          <Icon name="calendar" className="mt-1 size-5 text-court-muted" />
          <span>
            <strong>{messages.nextGame}</strong> {tellGame(game)}
          </span>
        </p>
      )}
    </section>
  );
}

/** What to do until then. */
export function NextSteps() {
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps" className="text-h3">
        {messages.title}
      </h2>
      <ol className="mt-3 flex list-decimal flex-col gap-2 ps-6">
        {messages.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink
          href={`webcal://${location.host}${pageAddress('/schedule.ics')}`}
          variant="outline"
        >
          <Icon name="calendar" className="size-5" />
          {messages.subscribe}
        </ButtonLink>
        <TellAFriend />
      </div>
    </section>
  );
}

/** Both, for the page that a guardian returns to. */
export function WholeCelebration(props: CelebrationProps) {
  return (
    <>
      <Celebration {...props} />
      <NextSteps />
    </>
  );
}

function tellGame({ date, time, opponent, isHomeGame, location: place }: Game): string {
  const when = `${formatLongDay(date)}, ${formatTimeOfDay(time)}`;
  return messages.game(when, opponent, isHomeGame, place);
}

/** By what the device shares with; where it has nothing of the kind, by email. */
function TellAFriend() {
  const url = new URL(pageAddress('/'), location.href).href;
  const { subject, text } = messages.friend;
  if ('share' in navigator) {
    // Whoever closes the device's list has changed their mind.
    const share = () => void navigator.share({ title: subject, text, url }).catch(() => undefined);
    return (
      <Button variant="outline" onClick={share}>
        {messages.friend.button}
      </Button>
    );
  }
  const query = new URLSearchParams({ subject, body: `${text} ${url}` });
  return (
    <ButtonLink href={`mailto:?${query.toString().replaceAll('+', '%20')}`} variant="outline">
      {messages.friend.button}
    </ButtonLink>
  );
}
