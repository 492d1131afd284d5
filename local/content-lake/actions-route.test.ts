import type { Action } from '@sanity/client';
import { describe, expect, test } from 'vitest';
import { startTestLake } from './test-lake.ts';

const CAP = { _id: 'cap', _type: 'product', name: 'Cap', price: 30, tags: ['a', 'b'] };
const ids = { draftId: 'drafts.cap', publishedId: 'cap' };
const edit = (patch: object): Action => ({
  actionType: 'sanity.action.document.edit',
  ...ids,
  patch,
});
const publish = (more: object = {}): Action => ({
  actionType: 'sanity.action.document.publish',
  ...ids,
  ...more,
});
const NAMES = '*[_type == "product"] | order(_id asc){_id, name}';

describe('editing', () => {
  test('the first edit copies what is published, and visitors see none of it', async () => {
    const { editor, visitor } = await startTestLake([CAP]);
    const { transactionId } = await editor.action(edit({ set: { name: 'Best cap' } }), {
      transactionId: 'first-edit',
    });
    expect(transactionId).toBe('first-edit');
    const published = await editor.getDocument('cap');
    expect(await editor.getDocument('drafts.cap')).toMatchObject({
      name: 'Best cap',
      price: 30,
      _rev: 'first-edit',
      _createdAt: published?._createdAt,
    });
    expect(await visitor.fetch(NAMES)).toEqual([{ _id: 'cap', name: 'Cap' }]);
  });

  test('every operation of a patch', async () => {
    const { editor } = await startTestLake([CAP]);
    await editor.action([
      edit({ setIfMissing: { color: 'red', name: 'kept' }, inc: { price: 5 }, dec: { price: 1 } }),
      edit({ insert: { after: 'tags[0]', items: ['x'] } }),
      edit({ unset: ['color'], diffMatchPatch: { name: '@@ -1,3 +1,4 @@\n+S\n Cap\n' } }),
    ]);
    const draft = await editor.getDocument('drafts.cap');
    expect(draft).toMatchObject({ name: 'SCap', price: 34, tags: ['a', 'x', 'b'] });
    expect(draft).not.toHaveProperty('color');
  });

  test('times rise strictly, and an edit that changes nothing is a revision too', async () => {
    const { editor } = await startTestLake([CAP]);
    const times = [];
    for (const transactionId of ['t1', 't2', 't3']) {
      await editor.action(edit({ unset: ['_empty_action_guard_pseudo_field_'] }), {
        transactionId,
      });
      const draft = await editor.getDocument('drafts.cap');
      expect(draft?._rev).toBe(transactionId);
      times.push(Date.parse(draft?._updatedAt ?? ''));
    }
    const [first = 0, second = 0, third = 0] = times;
    expect(first).toBeLessThan(second);
    expect(second).toBeLessThan(third);
  });

  test('of a document that exists nowhere is refused', async () => {
    const { editor } = await startTestLake([]);
    await expect(editor.action(edit({ set: { name: 'x' } }))).rejects.toMatchObject({
      statusCode: 409,
      details: { type: 'actionError', items: [{ error: { type: 'documentNotFoundError' } }] },
    });
  });
});

describe('creating', () => {
  const create = (ifExists: 'fail' | 'ignore'): Action => ({
    actionType: 'sanity.action.document.create',
    publishedId: 'cap',
    attributes: { _id: 'drafts.cap', _type: 'product', name: 'New' },
    ifExists,
  });

  test('makes a draft once', async () => {
    const { editor } = await startTestLake([]);
    await editor.action(create('fail'));
    await editor.action(create('ignore'));
    await expect(editor.action(create('fail'))).rejects.toThrow(/already exists/);
    expect(await editor.fetch(NAMES)).toEqual([{ _id: 'drafts.cap', name: 'New' }]);
  });
});

describe('publishing', () => {
  test('replaces what visitors see and ends the draft', async () => {
    const { editor, visitor } = await startTestLake([CAP]);
    await editor.action(edit({ set: { name: 'Best cap' }, unset: ['tags'] }));
    await editor.action(publish(), { transactionId: 'published' });
    expect(await visitor.getDocument('cap')).toMatchObject({ name: 'Best cap', _rev: 'published' });
    expect(await visitor.getDocument('cap')).not.toHaveProperty('tags');
    expect(await editor.fetch(NAMES)).toEqual([{ _id: 'cap', name: 'Best cap' }]);
  });

  test('is refused when somebody else has published or edited meanwhile', async () => {
    const { editor, visitor } = await startTestLake([{ ...CAP, _rev: 'seeded' }]);
    await editor.action(edit({ set: { name: 'Mine' } }), { transactionId: 'mine' });
    for (const stale of [{ ifPublishedRevisionId: 'older' }, { ifDraftRevisionId: 'older' }]) {
      await expect(editor.action(publish(stale))).rejects.toMatchObject({
        statusCode: 409,
        details: { items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
      });
    }
    expect(await visitor.fetch(NAMES)).toEqual([{ _id: 'cap', name: 'Cap' }]);
    await editor.action(publish({ ifPublishedRevisionId: 'seeded', ifDraftRevisionId: 'mine' }));
    expect(await visitor.fetch(NAMES)).toEqual([{ _id: 'cap', name: 'Mine' }]);
  });

  test('makes a reference hold that the draft held weakly', async () => {
    const link = {
      _type: 'reference',
      _ref: 'cap',
      _weak: true,
      _strengthenOnPublish: { type: 'product' },
    };
    const page = { _id: 'drafts.page', _type: 'page', link };
    const { editor } = await startTestLake([page]);
    const publishPage: Action = {
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.page',
      publishedId: 'page',
    };
    await expect(editor.action(publishPage)).rejects.toThrow(/non-existent document "cap"/);
    await editor.create(CAP);
    await editor.action(publishPage);
    expect((await editor.getDocument('page'))?.link).toEqual({ _type: 'reference', _ref: 'cap' });
  });
});

describe('taking back', () => {
  test('discarding ends the draft alone', async () => {
    const { editor } = await startTestLake([CAP]);
    await editor.action(edit({ set: { name: 'Best cap' } }));
    await editor.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.cap' });
    expect(await editor.fetch(NAMES)).toEqual([{ _id: 'cap', name: 'Cap' }]);
  });

  test('unpublishing keeps the text as a draft, or the draft there is', async () => {
    const { editor, visitor } = await startTestLake([CAP]);
    const unpublish: Action = { actionType: 'sanity.action.document.unpublish', ...ids };
    await editor.action(unpublish);
    expect(await visitor.fetch(NAMES)).toEqual([]);
    expect(await editor.fetch(NAMES)).toEqual([{ _id: 'drafts.cap', name: 'Cap' }]);
    await editor.action(publish());
    await editor.action(edit({ set: { name: 'Being edited' } }));
    await editor.action(unpublish);
    expect(await editor.fetch(NAMES)).toEqual([{ _id: 'drafts.cap', name: 'Being edited' }]);
  });

  test('deleting names the draft it takes along', async () => {
    const { editor } = await startTestLake([CAP]);
    await editor.action(edit({ set: { name: 'Best cap' } }));
    const remove = (includeDrafts: string[]): Action => ({
      actionType: 'sanity.action.document.delete',
      publishedId: 'cap',
      includeDrafts,
    });
    await expect(editor.action(remove([]))).rejects.toThrow(/has a draft/);
    await editor.action(remove(['drafts.cap']));
    expect(await editor.fetch(NAMES)).toEqual([]);
  });

  test('what is still referred to stays', async () => {
    const page = { _id: 'page', _type: 'page', link: { _type: 'reference', _ref: 'cap' } };
    const { editor, visitor } = await startTestLake([CAP, page]);
    await expect(
      editor.action({ actionType: 'sanity.action.document.unpublish', ...ids }),
    ).rejects.toMatchObject({
      statusCode: 409,
      message: expect.stringContaining('references to it from "page"'),
    });
    expect(await visitor.fetch(NAMES)).toEqual([{ _id: 'cap', name: 'Cap' }]);
  });
});

describe('a set of actions', () => {
  test('happens whole or not at all', async () => {
    const { editor } = await startTestLake([CAP]);
    const actions = [edit({ set: { name: 'x' } }), publish({ ifPublishedRevisionId: 'older' })];
    await expect(editor.action(actions)).rejects.toMatchObject({
      details: { items: [{ index: 1 }] },
    });
    await editor.action(actions.slice(0, 1), { dryRun: true });
    expect(await editor.fetch(NAMES)).toEqual([{ _id: 'cap', name: 'Cap' }]);
  });

  test('needs the token, and only knows what it knows', async () => {
    const { editor, visitor } = await startTestLake([CAP]);
    await expect(visitor.action(publish())).rejects.toMatchObject({ statusCode: 401 });
    const release: Action = { actionType: 'sanity.action.release.delete', releaseId: 'r' };
    await expect(editor.action(release)).rejects.toMatchObject({ statusCode: 501 });
    await expect(editor.action(edit({ replaceAll: {} }))).rejects.toMatchObject({
      statusCode: 400,
    });
  });
});
