import type { ComponentProps } from 'react';
import { GoodResult } from '#components/outcome/GoodResult.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/registration/celebrate.ts';
import { messages as outcomeMessages } from '#words/registration/outcome.ts';
import { NextGame, Subscribe, TellAFriend } from './Celebration.tsx';

interface WelcomeProps extends Pick<ComponentProps<typeof GoodResult>, 'title' | 'text' | 'facts'> {
  /** First names, as far as they are known here. */
  names: readonly string[];
  /** The bank works on the payment. */
  isProcessing: boolean;
  /** The program's. */
  timeZone: string;
}

/** The page a guardian returns to after paying: the players by their names, and what comes. */
export function Welcome({ names, timeZone, isProcessing, ...said }: WelcomeProps) {
  return (
    <GoodResult
      {...said}
      cheer={messages.welcome(names)}
      more={<NextGame timeZone={timeZone} />}
      next={isProcessing ? messages.stepsWhileProcessing : messages.steps}
      actions={
        <>
          <Subscribe />
          <ButtonLink href={pageAddress('/schedules')} variant="outline">
            {outcomeMessages.schedule}
          </ButtonLink>
          <TellAFriend />
        </>
      }
    />
  );
}
