import { useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import type { TaggedPlayer } from '#contracts/gallery/dashboard.ts';
import { messages as galleryMessages } from '#words/office/dashboard/gallery.ts';
import { FindPerson } from '../kit/FindPerson.tsx';
import { noteTyped } from '../kit/unsaved.ts';
import type { Tags } from './use-tags.ts';

const messages = galleryMessages.tags;

/** Says which players a picture shows, so that it is found when one of them may not be shown any longer. */
export function TagPlayers({ tags }: { tags: Tags }) {
  const [adding, setAdding] = useState(false);
  const { players, failed } = tags;
  const place = useRef<HTMLFieldSetElement>(null);
  /** What is chosen is asked about as what is typed. */
  const change = (act: Tags['add'], player: TaggedPlayer) => {
    act(player);
    if (place.current) noteTyped(place.current);
  };
  return (
    <fieldset ref={place} className="flex min-w-0 flex-col items-start gap-2">
      <legend className="mb-1.5 font-semibold">
        {messages.label} <span className="font-normal text-muted">{messages.optional}</span>
      </legend>
      <p className="-mt-2 text-sm text-muted">{messages.hint}</p>
      {failed && (
        <p role="alert" className="text-danger">
          {messages.failed}: {failed}
        </p>
      )}
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {players?.map((player) => (
          <li key={player.id}>
            <Button size="sm" variant="outline" onClick={() => change(tags.remove, player)}>
              {player.name} <span aria-hidden="true">×</span>
              <span className="sr-only">: {messages.remove}</span>
            </Button>
          </li>
        ))}
      </ul>
      {adding && (
        <div className="w-full">
          <FindPerson
            label={messages.find}
            ofRole="member"
            optional={false}
            isWrong={false}
            onChoose={(person) => {
              if (person) change(tags.add, { id: person.id, name: person.name });
              setAdding(false);
            }}
          />
        </div>
      )}
      {!adding && players && (
        <Button size="sm" variant="outline" onClick={() => setAdding(true)}>
          {messages.add}
        </Button>
      )}
    </fieldset>
  );
}
