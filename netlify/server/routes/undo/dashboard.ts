import { DONE } from '#contracts/records/change.ts';
import { undoEndpoint } from '#contracts/records/undo.ts';
import { undoChange } from '../../use-cases/undo/undo-change.ts';
import type { Route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

export const undoRoutes: readonly Route[] = [
  signedInRoute(undoEndpoint, async ({ id }, { account, now }) => {
    await undoChange(id, account, now);
    return DONE;
  }),
];
