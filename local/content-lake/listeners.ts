import type { ServerResponse } from 'node:http';
import { isPublicId, type LakeDocument } from './document.ts';
import type { QueryEngine, QueryParams } from './query.ts';
import type { DocumentChange, Transaction } from './transaction.ts';

export interface Listener {
  response: ServerResponse;
  query: string;
  params: QueryParams;
  isEditor: boolean;
  includeResult: boolean;
  includePreviousRevision: boolean;
  includeMutations: boolean;
  withEffects: boolean;
}

interface Event {
  transaction: Transaction;
  change: DocumentChange;
  current: number;
  total: number;
}

/** Those who watch the dataset over server-sent events. */
export class Listeners {
  readonly #queries: QueryEngine;
  readonly #listeners = new Set<Listener>();
  /** Events leave in the order of their transactions, although matching them takes its time. */
  #delivered: Promise<void> = Promise.resolve();

  constructor(queries: QueryEngine) {
    this.#queries = queries;
  }

  get count(): number {
    return this.#listeners.size;
  }

  /** Adds a listener whose query was tried before; it leaves with its connection. */
  add(listener: Listener): void {
    this.#listeners.add(listener);
    // Proxies and browsers give up on a connection that says nothing.
    const beat = setInterval(() => listener.response.write(': keep-alive\n\n'), 20_000);
    beat.unref();
    listener.response.on('close', () => {
      clearInterval(beat);
      this.#listeners.delete(listener);
    });
  }

  publish(transaction: Transaction, changes: readonly DocumentChange[]): void {
    const total = changes.length;
    // Only who listens now: a listener that comes later has read the new state already.
    const listeners = [...this.#listeners];
    this.#delivered = this.#delivered.then(async () => {
      for (const [index, change] of changes.entries()) {
        const event = { transaction, change, current: index + 1, total };
        await Promise.all(listeners.map((listener) => this.#deliver(listener, event)));
      }
    });
  }

  async #deliver(listener: Listener, event: Event): Promise<void> {
    try {
      await this.#send(listener, event);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      listener.response.end(`event: channelError\ndata: ${JSON.stringify({ message })}\n\n`);
    }
  }

  async #send(listener: Listener, event: Event): Promise<void> {
    const { id, before, after } = event.change;
    if (!listener.isEditor && !isPublicId(id)) return;
    const [matchedBefore, matchesNow] = await Promise.all([
      this.#matches(listener, before),
      this.#matches(listener, after),
    ]);
    if (!matchedBefore && !matchesNow) return;
    const transition = matchedBefore ? (matchesNow ? 'update' : 'disappear') : 'appear';
    const data = JSON.stringify(describeEvent(listener, event, transition));
    if (!listener.response.writableEnded) {
      const eventId = `${event.transaction.id}#${id}`;
      listener.response.write(`id: ${eventId}\nevent: mutation\ndata: ${data}\n\n`);
    }
  }

  async #matches(
    { query, params }: Listener,
    document: LakeDocument | undefined,
  ): Promise<boolean> {
    return document !== undefined && this.#queries.matches(query, params, document);
  }
}

function describeEvent(
  listener: Listener,
  { transaction, change, current, total }: Event,
  transition: 'appear' | 'update' | 'disappear',
) {
  const { id, before, after, mutations } = change;
  return {
    eventId: `${transaction.id}#${id}`,
    documentId: id,
    transactionId: transaction.id,
    transition,
    identity: 'local-editor',
    timestamp: transaction.timestamp,
    visibility: 'query',
    transactionTotalEvents: total,
    transactionCurrentEvent: current,
    ...(before === undefined ? {} : { previousRev: before._rev }),
    // A deletion, too, has one: the Studio chains events by it and would wait forever without.
    resultRev: transaction.id,
    ...(listener.includeMutations ? { mutations } : { mutations: [] }),
    ...(listener.includeResult && after !== undefined ? { result: after } : {}),
    ...(listener.includePreviousRevision && before !== undefined ? { previous: before } : {}),
    // In mendoza's patches `[0, value]` stands for: the whole is this value.
    ...(listener.withEffects
      ? { effects: { apply: [0, after ?? null], revert: [0, before ?? null] } }
      : {}),
  };
}
