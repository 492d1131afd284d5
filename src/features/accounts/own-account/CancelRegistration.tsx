import { callApi } from '#browser/api.ts';
import { cancelOwnRegistrationEndpoint } from '#contracts/accounts/own-account.ts';
import type { AccountRecords } from '#contracts/accounts/record-views.ts';
import { messages } from '#words/account/cancel.ts';
import { AskBefore } from './AskBefore.tsx';

interface CancelRegistrationProps {
  registration: AccountRecords['registrations']['items'][number];
  /** The records show something else now. */
  onCancelled: () => void;
}

/** Gives up a registration that nothing was paid for, after asking. */
export function CancelRegistration({ registration, onCancelled }: CancelRegistrationProps) {
  const { id, number, players, canCancel } = registration;
  if (!canCancel) return null;
  const words = {
    ...messages,
    actionFor: messages.actionFor(number),
    title: messages.title(number),
    text: messages.text(players.map(({ firstName }) => firstName).join(', ')),
    done: messages.done(number),
  };
  const cancel = () => callApi(cancelOwnRegistrationEndpoint, { id });
  return <AskBefore words={words} act={cancel} onDone={onCancelled} />;
}
