import { expect, test } from 'vitest';
import { createDiscountEndpoint, updateDiscountEndpoint } from '#contracts/discounts/dashboard.ts';
import {
  createGameEndpoint,
  deleteGameEndpoint,
  updateGameEndpoint,
} from '#contracts/games/dashboard.ts';
import { deletePlayerEndpoint } from '#contracts/players/dashboard.ts';
import { undoEndpoint } from '#contracts/records/undo.ts';
import { UNDO_HEADER } from '#contracts/records/undo-header.ts';
import type { Game } from '#domain/games/game.ts';
import type { GameInput } from '#domain/games/game-form.ts';
import admin from '#functions/admin.ts';
import { discounts, games, profiles } from '#server/gateways/records.ts';
import { invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { newAddress, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';
import { storeGame } from '#tests/helpers/store-game.ts';
import { messages as refusals } from '#words/office/refusals/records.ts';

/* What was added again meanwhile is not brought back beside it by an Undo. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });
const send = (path: string, body: object) => invoke(admin, sentBy(office, postJson(path, body)));

/** Makes a change and gives what takes it back. */
async function change(path: string, body: object): Promise<string> {
  const undo = (await send(path, body)).headers.get(UNDO_HEADER);
  if (!undo) throw new Error(`${path} offers no Undo.`);
  return undo;
}

async function expectRefused(id: string) {
  const refused = await send(undoEndpoint.path, { id });
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain(refusals.undoAgain);
}
const formOf = ({ id: _, sequence: __, updatedAt: ___, ...form }: Game): GameInput => form;
const add = async (game: GameInput) => {
  const body = { idempotencyKey: crypto.randomUUID(), game };
  expect((await send(createGameEndpoint.path, body)).status).toBe(200);
};
const gamesOf = async ({ opponent }: Game) =>
  (await games().where('opponent', '==', opponent).get()).docs.map((doc) => doc.data().date);

test('a deleted game', async () => {
  const game = await storeGame();
  const id = await change(deleteGameEndpoint.path, { id: game.id, seen: game.updatedAt });
  await add(formOf(game));
  await expectRefused(id);
  expect(await gamesOf(game)).toEqual([game.date]);
});

test('a game that was moved away', async () => {
  const game = await storeGame();
  const moved = { ...formOf(game), date: '2031-03-08' };
  const seen = { id: game.id, seen: game.updatedAt };
  const id = await change(updateGameEndpoint.path, { ...seen, game: moved });
  await add(formOf(game));
  await expectRefused(id);
  expect((await gamesOf(game)).sort()).toEqual([game.date, moved.date]);
});

test('a discount’s code', async () => {
  const code = `E-${crypto.randomUUID().slice(0, 8)}`.toUpperCase();
  const discount = {
    ...{ name: 'Early', code, percent: 25, cents: null, per: 'player', rule: 'staff' },
    ...{ isOn: true, validFrom: null, validTo: null, maxUses: null },
  };
  const addDiscount = async () => {
    const body = { idempotencyKey: crypto.randomUUID(), discount };
    const answer = await send(createDiscountEndpoint.path, body);
    return createDiscountEndpoint.response.parse(await answer.json()).discount;
  };
  const old = await addDiscount();
  const renamed = { ...discount, code: `${code}-25` };
  const seen = { id: old.id, seen: old.updatedAt };
  const id = await change(updateDiscountEndpoint.path, { ...seen, discount: renamed });
  await addDiscount();
  await expectRefused(id);
  expect((await discounts().where('code', '==', code).get()).size).toBe(1);
});

test('a deleted player', async () => {
  const template = (await profiles().where('role', '==', 'member').limit(1).get()).docs[0]?.data();
  if (!template) throw new Error('The demo has no player.');
  const player = { ...template, id: crypto.randomUUID(), userId: '', email: newAddress() };
  await profiles().doc(player.id).set(player);
  const id = await change(deletePlayerEndpoint.path, { id: player.id, seen: player.updatedAt });
  const again = { ...player, id: crypto.randomUUID(), createdAt: new Date().toISOString() };
  await profiles().doc(again.id).set(again);
  await expectRefused(id);
  expect((await profiles().where('email', '==', player.email).get()).size).toBe(1);
});

test('but the wrong one of a player who was there twice before comes back', async () => {
  const { firstName, lastName, email } = await addPlayer();
  const player = await addPlayer({ firstName, lastName, email });
  const id = await change(deletePlayerEndpoint.path, { id: player.id, seen: player.updatedAt });
  expect((await send(undoEndpoint.path, { id })).status).toBe(200);
  expect((await profiles().doc(player.id).get()).exists).toBe(true);
});
