import { callApi } from '#browser/api.ts';
import { readFamilyEndpoint } from '#contracts/accounts/own-account.ts';
import { fillInKnown } from './fill-in-known.ts';
import type { KnownPlayer } from './known/known-player.ts';
import { rememberSent } from './sent-registrations.ts';

/**
 * Fills in what is known of a signed-in family, where nothing stands yet. Nothing is said where it
 * cannot be asked: the form works without. Loaded for account holders only.
 * @returns its players, to be ticked
 */
export async function fillInFamily(form: HTMLFormElement): Promise<readonly KnownPlayer[]> {
  const answer = await callApi(readFamilyEndpoint, {}, { onUnauthorized: 'answer' });
  if (!answer.ok) return [];
  rememberSent(answer.data.registrations);
  fillInKnown(form, answer.data.known);
  return answer.data.players;
}
