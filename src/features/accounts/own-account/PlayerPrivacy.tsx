import { type FormEvent, useRef, useState } from 'react';
import { type ApiResult, callApi } from '#browser/api.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { showToast } from '#components/ui/toast.ts';
import {
  changeOwnMedicalNoteEndpoint,
  changeOwnPhotoConsentEndpoint,
} from '#contracts/accounts/own-account.ts';
import type { PlayerView } from '#contracts/accounts/record-views.ts';
import { MAX_MEDICAL_NOTE } from '#domain/registration/medical-note.ts';
import { messages as words } from '#words/account/privacy.ts';

/** What a guardian decides of a player's privacy: being shown, and what we know of their health. */
export function PlayerPrivacy({
  player,
  playsAgain,
  onChanged,
}: {
  player: PlayerView;
  /** Of an earlier season, while the child stands in the list for this one, too. */
  playsAgain: boolean;
  onChanged: () => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [asking, setAsking] = useState<'remove' | 'leave'>();
  const note = useRef<HTMLTextAreaElement>(null);
  const [busy, setBusy] = useState<'consent' | 'replace' | 'delete'>();
  const [failure, setFailure] = useState<string>();
  /** Counts what opens and closes the dialog: an answer belongs to the opening that it was sent from. */
  const opening = useRef(0);
  const { id: playerId, photoConsent } = player;
  const consent = photoConsent ? words.withdraw : words.give;

  function show(open: boolean) {
    opening.current += 1;
    setOpen(open);
    setAsking(undefined);
    setFailure(undefined);
  }

  /** What is typed about a player's health is not lost by the way. */
  const isTyped = () => note.current !== null && note.current.value.trim() !== '';

  async function run(what: typeof busy, call: () => Promise<ApiResult<unknown>>, done: string) {
    if (busy) return;
    setBusy(what);
    setFailure(undefined);
    const sentFrom = opening.current;
    const answer = await call();
    setBusy(undefined);
    const isSameOpening = opening.current === sentFrom;
    if (isSameOpening) show(!answer.ok || (what === 'consent' && isTyped()));
    if (answer.ok) {
      void showToast({ title: done, tone: 'success' });
      onChanged();
    } else if (isSameOpening) setFailure(answer.error.message);
    else void showToast({ title: words.failed, description: answer.error.message, tone: 'error' });
  }

  const saveNote = (text: string | null) =>
    run(
      text === null ? 'delete' : 'replace',
      () => callApi(changeOwnMedicalNoteEndpoint, { playerId, text }),
      text === null ? words.medical.deleted : words.medical.replaced,
    );

  function replace(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('text') ?? '').trim();
    if (text === '') return setFailure(words.medical.empty);
    void saveNote(text);
  }

  return (
    <>
      <Button size="sm" variant="outline" onClick={() => show(true)}>
        {words.open}
        <span className="sr-only"> {player.firstName}</span>
      </Button>
      {isOpen && (
        <Dialog
          open
          // What is being saved is on its way.
          onClose={() => (isTyped() && busy !== 'replace' ? setAsking('leave') : show(false))}
          title={words.title(player.firstName)}
        >
          <section className="grid justify-items-start gap-2">
            <h3 className="text-h3">{words.photos}</h3>
            <p>{consent.text}</p>
            <Button
              variant="outline"
              loading={busy === 'consent'}
              onClick={() =>
                void run(
                  'consent',
                  () =>
                    callApi(changeOwnPhotoConsentEndpoint, {
                      playerId,
                      photoConsent: !photoConsent,
                    }),
                  consent.done,
                )
              }
            >
              {consent.action}
            </Button>
          </section>
          <form noValidate onSubmit={replace} className="grid gap-3">
            <h3 className="text-h3">{words.medical.heading}</h3>
            <p>{playsAgain ? words.medical.earlier : words.medical.text}</p>
            {!playsAgain && (
              <Field label={words.medical.field}>
                <TextArea
                  ref={note}
                  name="text"
                  rows={3}
                  maxLength={MAX_MEDICAL_NOTE}
                  autoComplete="off"
                />
              </Field>
            )}
            <div className="flex flex-wrap gap-3">
              {!playsAgain && (
                <Button type="submit" variant="outline" loading={busy === 'replace'}>
                  {words.medical.replace}
                </Button>
              )}
              <Button variant="danger" onClick={() => setAsking('remove')}>
                {words.medical.removeAction}
              </Button>
            </div>
          </form>
          {asking && (
            <Dialog
              open
              onClose={() => setAsking(undefined)}
              title={words.medical[asking].title}
              description={words.medical[asking].text}
              actions={
                <>
                  <Button variant="outline" onClick={() => setAsking(undefined)}>
                    {words.medical[asking].keep}
                  </Button>
                  <Button
                    variant="danger"
                    loading={busy === 'delete'}
                    onClick={() => (asking === 'leave' ? show(false) : void saveNote(null))}
                  >
                    {words.medical[asking].confirm}
                  </Button>
                </>
              }
            />
          )}
          {failure && (
            <div ref={bringIntoView}>
              <Alert tone="error" title={words.failed}>
                {failure}
              </Alert>
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}

/** On a phone the end of the dialog is below the screen. */
const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: 'nearest' });
