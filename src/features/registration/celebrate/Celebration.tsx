import { useEffect, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Icon } from '#components/ui/Icon.tsx';
import * as icons from '#components/ui/icons.ts';
import { formatLongDay, formatTimeOfDay } from '#domain/calendar/calendar.ts';
import type { Game } from '#domain/games/game.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/registration/celebrate.ts';
import { findNextGame } from './find-next-game.ts';

/** What a family looks forward to. @param timeZone the program's */
export function NextGame({ timeZone }: { timeZone: string }) {
  const [game, setGame] = useState<Game>();
  useEffect(() => {
    void findNextGame(timeZone).then(setGame);
  }, [timeZone]);
  if (!game) return null;
  return (
    <p className="flex items-start gap-2">
      <Icon path={icons.calendar} className="mt-1 size-5 shrink-0" />
      <span>
        <strong className="text-on-court">{messages.nextGame}</strong> {tellGame(game)}
      </span>
    </p>
  );
}

/** Adds the games to the family's calendar, by the calendar that the device has. */
export function Subscribe() {
  return (
    <ButtonLink href={`webcal://${location.host}${pageAddress('/schedule.ics')}`}>
      <Icon path={icons.calendar} className="size-5" />
      {messages.subscribe}
    </ButtonLink>
  );
}

function tellGame({ date, time, opponent, isHomeGame, location: place }: Game): string {
  const when = `${formatLongDay(date)}, ${formatTimeOfDay(time)}`;
  return messages.game(when, opponent, isHomeGame, place);
}

/** By what the device shares with; where it has nothing of the kind, by email. */
export function TellAFriend() {
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
