import { useEffect, useState } from 'react';
import { asRecord } from '#browser/stored-shape.ts';
import { BUILT_SEASON } from '#contracts/seasons/built.ts';

/**
 * The season of the website as it is built now, which may be some minutes behind what is published.
 * @param published asked again when this changes
 * @returns null where it could not be read, undefined until it is there
 */
export function useBuiltSeason(published: object): string | null | undefined {
  const [season, setSeason] = useState<string | null>();
  useEffect(() => {
    let isShown = Boolean(published);
    readBuilt().then(
      (name) => isShown && setSeason(name),
      () => isShown && setSeason(null),
    );
    return () => {
      isShown = false;
    };
  }, [published]);
  return season;
}

async function readBuilt(): Promise<string | null> {
  const answer = await fetch(BUILT_SEASON, { cache: 'no-store' });
  const { seasonName } = asRecord(await answer.json()) ?? {};
  return typeof seasonName === 'string' ? seasonName : null;
}
