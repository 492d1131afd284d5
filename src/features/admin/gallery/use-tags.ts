import { useState } from 'react';
import { listTaggedPlayersEndpoint, type TaggedPlayer } from '#contracts/gallery/dashboard.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';

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
  const isTagged = playerIds.length > 0;
  const { data, result } = useEndpointQuery(
    listTaggedPlayersEndpoint,
    { id },
    { wanted: isTagged },
  );
  const [changed, setChanged] = useState<readonly TaggedPlayer[]>();
  const players = changed ?? (isTagged ? data?.players : []);
  return {
    players,
    failed: result?.ok === false ? result.error.message : undefined,
    isChanged: changed !== undefined,
    add: (player) => {
      if (players && !players.some((one) => one.id === player.id)) setChanged([...players, player]);
    },
    remove: (player) => setChanged((players ?? []).filter((one) => one.id !== player.id)),
  };
}
