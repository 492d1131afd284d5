import { dayOf } from '#domain/calendar/calendar.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import type { Answer, Books, BooksWorld } from './world.ts';

/** One step of a walk. The numbers, from 0 up to 1, choose among what is there. */
export interface Step<What extends string = string> {
  what: What;
  which: number;
  much: number;
}

/** Something that someone does. It says what was answered, or that there is nothing to do it with. */
export type Action = (world: BooksWorld, books: Books, step: Step) => Promise<string>;
export type Actions = Readonly<Record<string, Action>>;

export const NOTHING = 'nothing there';

/** Today, local to the program of the demo content. */
export const today = () => dayOf(new Date(), 'America/New_York');

export const choose = <T>(list: readonly T[], which: number): T | undefined =>
  list[Math.floor(which * list.length)];

/** From 1 to all of it. */
export const part = (cents: number, much: number) => Math.max(1, Math.round(cents * much));

export const told = ({ status, body }: Answer) =>
  status === 200 ? '200' : `${status} ${JSON.stringify(body)}`;

/** What money can be noted on. */
export interface Target {
  kind: PayableKind;
  id: string;
}

export function targets({ registrations, bills, orders }: Books): Target[] {
  const of = (kind: PayableKind, records: readonly { id: string }[]) =>
    records.map(({ id }) => ({ kind, id }));
  return [...of('registration', registrations), ...of('bill', bills), ...of('order', orders)];
}
