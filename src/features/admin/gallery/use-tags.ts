import { useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { listTaggedPlayersEndpoint, type TaggedPlayer } from '#contracts/gallery/dashboard.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';

export interface Tags {
  /** Undefined until it is known whom the submission was tagged with before. */
  players: readonly TaggedPlayer[] | undefined;
  failed: string | undefined;
  /** Whether they are others than before. */
  isChanged: boolean;
  add: (player: TaggedPlayer) => void;
  remove: (player: TaggedPlayer) => void;
}

/** Whom a submission shows, as the reviewer says; sent with the decision. */
export function useTags({ id, playerIds }: GallerySubmission): Tags {
  const isUntagged = playerIds.length === 0;
  const [players, setPlayers] = useState<readonly TaggedPlayer[] | undefined>(
    isUntagged ? [] : undefined,
  );
  const [failed, setFailed] = useState<string>();
  const [isChanged, setChanged] = useState(false);

  useEffect(() => {
    if (isUntagged) return;
    const leaving = new AbortController();
    void callApi(listTaggedPlayersEndpoint, { id }, { signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return;
      if (answer.ok) setPlayers(answer.data.players);
      else setFailed(answer.error.message);
    });
    return () => leaving.abort();
  }, [id, isUntagged]);

  function change(next: readonly TaggedPlayer[]) {
    setPlayers(next);
    setChanged(true);
  }

  return {
    ...{ players, failed, isChanged },
    add: (player) => {
      if (players && !players.some((one) => one.id === player.id)) change([...players, player]);
    },
    remove: (player) => change((players ?? []).filter((one) => one.id !== player.id)),
  };
}
