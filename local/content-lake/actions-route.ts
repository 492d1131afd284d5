import type { ServerResponse } from 'node:http';
import { ActionsBodySchema, ActionsSchema, isKnownAction } from './action.ts';
import { applyAction } from './apply-action.ts';
import { commitTransaction } from './commit.ts';
import { type LakeRequest, readJson, sendJson } from './http.ts';
import type { Lake } from './lake.ts';
import { notImplemented } from './lake-error.ts';
import { parseBody } from './mutation.ts';
import { Transaction } from './transaction.ts';
import { runEach } from './write-error.ts';

/** `POST /v…/data/actions/<dataset>` → `{transactionId}`: all actions or none. */
export async function answerActions(lake: Lake, request: LakeRequest, response: ServerResponse) {
  const body = parseBody(ActionsBodySchema, await readJson(request.incoming));
  const unknown = body.actions.find(({ actionType }) => !isKnownAction(actionType));
  if (unknown !== undefined) throw notImplemented(`the action "${unknown.actionType}"`);
  const actions = parseBody(ActionsSchema, body.actions);
  const transaction = new Transaction(lake.store, body.transactionId);
  runEach('actionError', actions, (action) => applyAction(transaction, action));
  if (body.dryRun !== true) commitTransaction(lake, transaction, 'actionError');
  sendJson(response, 200, { transactionId: transaction.id });
}
