import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { isSameChildName } from '#domain/registration/same-child.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import { readable } from '../../core/broken-records.ts';
import { registrations } from '../../gateways/records.ts';
import { findIn } from '../records/in-chunks.ts';
import { readCounting } from '../seasons/season-registrations.ts';

/** Whether an email says that a player is registered no longer (`left-out-mails.ts`). */
export const tellsOfLeftOut = ({ data }: Pick<OutboxMail, 'data'>): boolean =>
  data.leftOut !== undefined;

/** Whether the player whom it names is in a registration of the family again, for the same season. */
export async function isRegisteredAgain({
  to,
  about,
  data: { leftOut },
}: OutboxMail): Promise<boolean> {
  const ofFamily = readable(await findIn(registrations(), 'payer.email', [to]));
  const before = ofFamily.find(({ id }) => about === `registrations/${id}`);
  const player = before?.players.find(({ profileId }) => profileId === leftOut);
  if (!before || !player) return false;
  const standing = await readCounting(
    ofFamily.filter(({ seasonName }) => isSameSeason(seasonName, before.seasonName)),
  );
  return standing.some(({ players }) => players.some((one) => isSameChildName(one, player)));
}
