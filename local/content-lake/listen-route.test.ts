import type { ListenEvent, ListenOptions, SanityClient } from '@sanity/client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { startTestLake } from './test-lake.ts';

const CAP = { _id: 'cap', _type: 'product', name: 'Cap', active: true };

/** Subscribes, waits for the welcome, and returns the list that events are added to. */
async function listen(client: SanityClient, query: string, options: Partial<ListenOptions> = {}) {
  const events: ListenEvent<Record<string, unknown>>[] = [];
  const errors: unknown[] = [];
  const subscription = client
    .listen(query, {}, { ...options, events: ['welcome', 'mutation'] })
    .subscribe({ next: (event) => events.push(event), error: (error) => errors.push(error) });
  onTestFinished(() => subscription.unsubscribe());
  await vi.waitFor(() => expect([...events, ...errors]).toHaveLength(1));
  expect(errors).toEqual([]);
  expect(events.shift()).toMatchObject({ type: 'welcome' });
  return events;
}

describe('listening', () => {
  test('tells two listeners of each change, in order, with revisions that join', async () => {
    const { editor } = await startTestLake([CAP]);
    const before = await editor.getDocument('cap');
    const listeners = await Promise.all([
      listen(editor, '*[_id == "cap"]', { includePreviousRevision: true }),
      listen(editor, '*[_type == "product"]'),
    ]);
    await editor.patch('cap').set({ name: 'One' }).commit({ transactionId: 't1' });
    await editor.patch('cap').set({ name: 'Two' }).commit({ transactionId: 't2' });
    for (const events of listeners) {
      await vi.waitFor(() => expect(events).toHaveLength(2));
      expect(events).toMatchObject([
        {
          type: 'mutation',
          documentId: 'cap',
          transition: 'update',
          previousRev: before?._rev,
          resultRev: 't1',
          result: { name: 'One', _rev: 't1' },
          mutations: [{ patch: { id: 'cap', set: { name: 'One' } } }],
        },
        { previousRev: 't1', resultRev: 't2', result: { name: 'Two' } },
      ]);
    }
    expect(listeners[0][1]).toMatchObject({ previous: { name: 'One' } });
    expect(listeners[1][1]).not.toHaveProperty('previous');
  });

  test('what begins to match appears, what ceases to disappears, the rest is not heard', async () => {
    const { editor } = await startTestLake([CAP]);
    const events = await listen(editor, '*[_type == "product" && active == true]');
    await editor.create({ _id: 'page', _type: 'page' });
    await editor.patch('cap').set({ active: false }).commit();
    await editor.patch('cap').set({ name: 'Unheard' }).commit();
    await editor.patch('cap').set({ active: true }).commit();
    await editor.delete('cap');
    await vi.waitFor(() => expect(events).toHaveLength(3));
    expect(events).toMatchObject([
      { transition: 'disappear', result: { active: false } },
      { transition: 'appear', result: { name: 'Unheard' } },
      {
        transition: 'disappear',
        mutations: [{ delete: { id: 'cap' } }],
        // The Studio chains events by it, and waits forever where a deletion has none.
        resultRev: expect.stringMatching(/./),
      },
    ]);
    expect(events[2]).not.toHaveProperty('result');
  });

  test('publishing is one transaction of two documents, with mendoza effects', async () => {
    const { editor } = await startTestLake([CAP, { ...CAP, _id: 'drafts.cap', name: 'New' }]);
    const events = await listen(editor, '*[_id in ["cap", "drafts.cap"]]', {
      effectFormat: 'mendoza',
    });
    await editor.action(
      {
        actionType: 'sanity.action.document.publish',
        draftId: 'drafts.cap',
        publishedId: 'cap',
      },
      { transactionId: 'publish' },
    );
    await vi.waitFor(() => expect(events).toHaveLength(2));
    expect(events).toMatchObject([
      {
        documentId: 'cap',
        transactionId: 'publish',
        transactionCurrentEvent: 1,
        transactionTotalEvents: 2,
        effects: { apply: [0, { name: 'New', _id: 'cap' }], revert: [0, { name: 'Cap' }] },
      },
      { documentId: 'drafts.cap', transition: 'disappear', effects: { apply: [0, null] } },
    ]);
  });

  test('a visitor hears of what is published, and never of a draft', async () => {
    const { editor, visitor } = await startTestLake([CAP]);
    const events = await listen(visitor, '*[_type == "product"]');
    await editor.createOrReplace({ ...CAP, _id: 'drafts.cap', name: 'Secret' });
    await editor.patch('cap').set({ name: 'Public' }).commit();
    await vi.waitFor(() => expect(events).toHaveLength(1));
    expect(events).toMatchObject([{ documentId: 'cap', result: { name: 'Public' } }]);
  });

  test('a query that does not parse is refused', async () => {
    const { editor, url } = await startTestLake([CAP]);
    const response = await fetch(`${url}/v2025-02-19/data/listen/production?query=*%5B`);
    expect(response.status).toBe(400);
    const broken = vi.fn();
    const subscription = editor.listen('*[').subscribe({ error: broken });
    onTestFinished(() => subscription.unsubscribe());
    await vi.waitFor(() => expect(broken).toHaveBeenCalledOnce());
  });

  test('who comes back is told to read anew', async () => {
    const { url } = await startTestLake([CAP]);
    const address = `${url}/v2025-02-19/data/listen/production?query=*&enableResume=true`;
    const stop = new AbortController();
    onTestFinished(() => stop.abort());
    const response = await fetch(address, {
      headers: { 'last-event-id': 't1#cap' },
      signal: stop.signal,
    });
    const first = await response.body?.getReader().read();
    expect(new TextDecoder().decode(first?.value)).toMatch(/^event: reset\n/);
  });
});
