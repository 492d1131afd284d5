import type { OpenInvitation } from '#contracts/seasons/public.ts';
import type { Family } from '#domain/families/family.ts';
import { isSameChildName } from '#domain/registration/same-child.ts';
import { pastPlayersOf } from '#domain/seasons/past-players.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import { messages } from '#words/refusals/seasons.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { readSettings } from '../../gateways/content.ts';
import { firestore } from '../../gateways/firestore.ts';
import { families, profiles, registrations } from '../../gateways/records.ts';
import { knownFromRegistration, registrationToFillIn } from '../accounts/known-family.ts';
import { listAll, listLatest } from '../accounts/own-records.ts';
import { laterThan } from '../records/change-record.ts';
import { followCode } from './follow-code.ts';
import { readCounting, readLeftUnpaid } from './season-registrations.ts';

/**
 * What a family's form is filled in with, for whoever has the link that was emailed to it.
 * @throws AppError not_found for a link that is not ours, has expired, or whose family was deleted since
 */
export async function openInvitation(code: string, now: Date): Promise<OpenInvitation> {
  const family = await mustFollow(code, now);
  const { email } = family;
  const [{ seasonName, timeZone }, { items }, people] = await Promise.all([
    readSettings(),
    listLatest(registrations(), 'payer.email', email),
    listAll(profiles(), 'email', email),
  ]);
  const players = people.filter(({ role, userId }) => role === 'member' && userId === null);
  // Whoever asked us to forget the children is not filled in either.
  if (players.length === 0) throw unknown();
  const latest = await registrationToFillIn(items);
  const known = latest ? Object.entries(knownFromRegistration(latest, players)) : [];
  const counting = await readCounting(
    items.filter((one) => isSameSeason(one.seasonName, seasonName)),
  );
  const left = await readLeftUnpaid(counting, { now, timeZone });
  const registered = counting.filter((one) => !left.includes(one)).flatMap((one) => one.players);
  // Who came back by the link, and was left at the payment page, is asked for again.
  const away = players.map((player) => {
    const { registrationId, returnedFrom } = player;
    const isLeft = returnedFrom && left.some(({ id }) => id === registrationId);
    return isLeft ? { ...player, pastSeason: returnedFrom.seasonName } : player;
  });
  return {
    seasonName,
    known: Object.fromEntries([...known.filter(([, value]) => value), ['parentEmail', email]]),
    players: pastPlayersOf(away)
      .filter(
        (player, index, past) =>
          !registered.some((one) => isSameChildName(one, player)) &&
          past.findIndex((one) => isSameChildName(one, player)) === index,
      )
      .map(({ firstName, lastName }) => ({ firstName, lastName })),
    registered: registered.map(({ firstName }) => firstName),
    declined: Boolean(family.invitation?.declinedAt),
  };
}

/** Notes whether the family comes back; it may say so again and otherwise. @throws AppError as `openInvitation` */
export async function answerInvitation(
  code: string,
  comingBack: boolean,
  now: Date,
): Promise<void> {
  const { id } = await mustFollow(code, now);
  await firestore().runTransaction(async (transaction) => {
    const doc = families().doc(id);
    const family = (await transaction.get(doc)).data();
    if (!family?.invitation) throw unknown();
    const { declinedAt } = family.invitation;
    if ((declinedAt === null) === comingBack) return;
    const invitation = { ...family.invitation, declinedAt: comingBack ? null : now.toISOString() };
    transaction.set(doc, { ...family, invitation, updatedAt: laterThan(family.updatedAt, now) });
  });
}

async function mustFollow(code: string, now: Date): Promise<Family> {
  const family = await followCode(code, now);
  if (family === 'expired') throw expired();
  return family === 'unknown' ? Promise.reject(unknown()) : family;
}

const help = () => messages.help(env().OFFICE_EMAIL);
const unknown = () => new AppError('not_found', messages.noLink(help()));
const expired = () => new AppError('not_found', messages.expired(help()));
