import { requestGivingStatementEndpoint } from '#contracts/donations/giving.ts';
import givingStatement from '#functions/giving-statement.ts';
import { outbox } from '#server/gateways/records.ts';
import { invoke, postJson } from './functions.ts';

/** Asks for a year's statement, as the form on the site does. */
export const askForStatement = (body: object) =>
  invoke(givingStatement, postJson(requestGivingStatementEndpoint.path, body));

/** The statements that were written to an address. */
export const statementsTo = async (to: string) =>
  (await outbox().where('to', '==', to).get()).docs
    .map((doc) => doc.data())
    .filter(({ subject }) => subject.includes('statement'));
