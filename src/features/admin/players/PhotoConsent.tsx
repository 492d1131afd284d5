import { useEffect, useRef, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import {
  REVIEW_TIMEOUT_MS,
  reviewSubmissionEndpoint,
} from '#contracts/gallery/submission-review.ts';
import {
  type PlayerDetail,
  type PlayerPicture,
  savePhotoConsentEndpoint,
} from '#contracts/players/dashboard.ts';
import { messages } from '#words/office/dashboard/players/photo-consent.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { formatInstantDay } from '../kit/instants.ts';

interface PhotoConsentProps extends Pick<PlayerDetail, 'player' | 'pictures'> {
  onChanged: () => void;
}

/** Whether a player may be shown, where they are shown, and how that ends. */
export function PhotoConsent({ player, pictures, onChanged }: PhotoConsentProps) {
  const [asking, setAsking] = useState(false);
  const [removing, setRemoving] = useState<PlayerPicture>();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus has gone with the picture it removed.
  useEffect(() => {
    if (pictures && document.activeElement === document.body) heading.current?.focus();
  }, [pictures]);
  const words = player.photoConsent ? messages.withdraw : messages.give;
  const isShownAnyway =
    !player.photoConsent && pictures.some(({ status }) => status === 'approved');
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="text-h3">{messages.heading}</h3>
      <p>{player.photoConsent ? messages.given : messages.notGiven}</p>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      <h4 ref={heading} tabIndex={-1} className="font-semibold">
        {messages.pictures}
      </h4>
      {isShownAnyway && <p className="font-semibold text-danger">{messages.shownAnyway}</p>}
      {pictures.length === 0 && <p className="text-muted">{messages.noPictures}</p>}
      <ul className="flex w-full flex-col">
        {pictures.map((picture) => (
          <Picture key={picture.id} picture={picture} onRemove={() => setRemoving(picture)} />
        ))}
      </ul>
      {asking && (
        <ConfirmDialog
          {...words}
          confirm={words.action}
          call={() =>
            callApi(savePhotoConsentEndpoint, {
              id: player.id,
              seen: player.updatedAt,
              photoConsent: !player.photoConsent,
            })
          }
          failedTitle={messages.failed}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            onChanged();
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          {...messages.removal}
          title={messages.removal.title(removing.title)}
          call={() =>
            callApi(
              reviewSubmissionEndpoint,
              { id: removing.id, seen: removing.updatedAt, decision: 'delete' },
              { timeoutMs: REVIEW_TIMEOUT_MS },
            )
          }
          onClose={() => setRemoving(undefined)}
          onDone={() => {
            setRemoving(undefined);
            onChanged();
          }}
        />
      )}
    </section>
  );
}

function Picture({ picture, onRemove }: { picture: PlayerPicture; onRemove: () => void }) {
  const { title, kind, status, createdAt, src } = picture;
  return (
    <li className="flex flex-wrap items-center gap-3 border-t border-line py-2">
      {src && <img src={src} alt="" className="size-14 rounded-md bg-tint object-cover" />}
      <span className="min-w-0 flex-1 wrap-anywhere">
        {title}
        <span className="block text-sm text-muted">
          {[messages.kinds[kind], messages.statuses[status], formatInstantDay(createdAt)].join(
            ' · ',
          )}
        </span>
      </span>
      <Button variant="outline" size="sm" onClick={onRemove}>
        {messages.remove}
        <span className="sr-only"> {title}</span>
      </Button>
    </li>
  );
}
