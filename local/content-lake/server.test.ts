import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ContentLakeOptions } from './server.ts';
import { connect, connectEditor, EDITOR_TOKEN, makeSeed, startTestLake } from './test-lake.ts';

const CAP = { _id: 'cap', _type: 'product', name: 'Cap' };
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function startProcess(options: ContentLakeOptions) {
  const program = `
    import { startContentLake } from ${JSON.stringify(new URL('./server.ts', import.meta.url))};
    const lake = await startContentLake(${JSON.stringify(options)});
    console.log(lake.url);`;
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  if (child.stdout === null) throw new Error('no output to read the address from');
  const [url] = await once(createInterface(child.stdout), 'line');
  return { child, url: String(url) };
}

describe('a killed lake', () => {
  test('has what it confirmed: documents, drafts, files', { timeout: 30_000 }, async () => {
    const seed = await makeSeed([CAP]);
    const options = { port: 0, editorToken: EDITOR_TOKEN, ...seed };
    const first = await startProcess(options);
    const editor = connectEditor(first.url);
    await editor.patch('cap').set({ name: 'Edited' }).commit({ transactionId: 'edited' });
    await editor.create({ _id: 'drafts.cap', _type: 'product', name: 'Draft' });
    const asset = await editor.assets.upload('image', PNG, { filename: 'dot.png' });
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');

    const { url } = await startProcess(options);
    expect(await connect(url).getDocument('cap')).toMatchObject({ name: 'Edited', _rev: 'edited' });
    expect((await connectEditor(url).getDocument('drafts.cap'))?.name).toBe('Draft');
    const moved = await connect(url).fetch('*[_id == $id][0].url', { id: asset._id });
    expect(moved).toBe(`${url}/${asset.path}`);
    expect(Buffer.from(await (await fetch(moved)).arrayBuffer())).toEqual(PNG);
  });
});

describe('uploads', () => {
  test('become assets, the same file once', async () => {
    const { editor } = await startTestLake([]);
    const asset = await editor.assets.upload('image', PNG, { filename: 'dot.png', title: 'A dot' });
    expect(asset).toMatchObject({
      _id: expect.stringMatching(/^image-[\da-f]{40}-1x1-png$/),
      originalFilename: 'dot.png',
      title: 'A dot',
      mimeType: 'image/png',
      size: PNG.length,
    });
    await editor.assets.upload('image', PNG, { filename: 'again.png' });
    expect(await editor.fetch('*[_type == "sanity.imageAsset"].originalFilename')).toEqual([
      'dot.png',
    ]);
    const file = await editor.assets.upload('file', Buffer.from('hello'), { filename: 'a.txt' });
    expect(file._id).toMatch(/^file-[\da-f]{40}-txt$/);
    expect(await (await fetch(file.url)).text()).toBe('hello');
  });

  test('that are no image, or empty, or by nobody are refused', async () => {
    const { editor, visitor } = await startTestLake([]);
    const upload = (client: typeof editor, bytes: Buffer) => client.assets.upload('image', bytes);
    await expect(upload(editor, Buffer.from('text'))).rejects.toMatchObject({ statusCode: 400 });
    await expect(upload(editor, Buffer.alloc(0))).rejects.toMatchObject({ statusCode: 400 });
    await expect(upload(visitor, PNG)).rejects.toMatchObject({ statusCode: 401 });
  });
});

describe('the webhook', () => {
  test('hears of what visitors see, signed', async () => {
    const received: { headers: IncomingHttpHeaders; body: string }[] = [];
    const hook = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      received.push({ headers: request.headers, body });
      response.end();
    });
    hook.listen(0, '127.0.0.1');
    await once(hook, 'listening');
    onTestFinished(() => void hook.close());
    const { port } = hook.address() as AddressInfo;
    const { editor } = await startTestLake([CAP], {
      publishWebhookUrl: `http://127.0.0.1:${port}/`,
      publishWebhookSecret: 'shared',
    });
    const ids = { draftId: 'drafts.cap', publishedId: 'cap' };
    const patch = { set: { name: 'New' } };
    await editor.action({ actionType: 'sanity.action.document.edit', ...ids, patch });
    await editor.assets.upload('image', PNG);
    await editor.action({ actionType: 'sanity.action.document.publish', ...ids });
    await editor.action({ actionType: 'sanity.action.document.unpublish', ...ids });
    await vi.waitFor(() => expect(received).toHaveLength(2));

    const [published, unpublished] = received;
    expect(published?.headers).toMatchObject({
      'sanity-operation': 'update',
      'sanity-document-id': 'cap',
    });
    expect(unpublished?.headers['sanity-operation']).toBe('delete');
    expect(JSON.parse(unpublished?.body ?? '')).toMatchObject({ _id: 'cap', operation: 'delete' });
    const body = published?.body ?? '';
    expect(JSON.parse(body)).toMatchObject({ _id: 'cap', name: 'New' });
    const signature = published?.headers['sanity-webhook-signature'];
    const [, time, hash] = /^t=(\d+),v1=([\w-]+)$/.exec(String(signature)) ?? [];
    expect(hash).toBe(createHmac('sha256', 'shared').update(`${time}.${body}`).digest('base64url'));
  });

  test('that is down stops nobody from publishing', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    onTestFinished(() => logged.mockRestore());
    const { editor, visitor } = await startTestLake([CAP], {
      publishWebhookUrl: 'http://127.0.0.1:1/',
    });
    await editor.patch('cap').set({ name: 'New' }).commit();
    expect((await visitor.getDocument('cap'))?.name).toBe('New');
    await vi.waitFor(() => expect(logged).toHaveBeenCalledOnce());
  });
});

describe('the Studio at the door', () => {
  test('learns who it is and what it may do', async () => {
    const { editor, visitor, url } = await startTestLake([]);
    expect(await editor.users.getById('me')).toMatchObject({ role: 'administrator' });
    expect(await visitor.users.getById('me')).toEqual({});
    const acl = await editor.request({ url: '/projects/courtside/datasets/production/acl' });
    expect(acl).toMatchObject([{ permissions: expect.arrayContaining(['create', 'update']) }]);
    expect((await fetch(`${url}/v1/users/me`, { method: 'POST' })).status).toBe(501);
  });

  test('learns before it unpublishes that no other dataset refers to a document', async () => {
    const { editor } = await startTestLake([CAP]);
    const url = '/data/references/production/documents/cap/to';
    const ask = (query: Record<string, string>) => editor.request({ url, query });
    expect(await ask({ excludeInternalReferences: 'true' })).toMatchObject({ totalCount: 0 });
    await expect(ask({})).rejects.toMatchObject({ statusCode: 501 });
  });

  test.each(['http://localhost:3333', 'http://127.0.0.1:4321', 'http://l3.localhost:3333'])(
    'is let in from %s with credentials',
    async (origin) => {
      const { url } = await startTestLake([]);
      const headers = { origin, 'access-control-request-headers': 'authorization,content-type' };
      const preflight = await fetch(`${url}/v1/data/mutate/production`, {
        method: 'OPTIONS',
        headers,
      });
      expect(preflight.headers.get('access-control-allow-origin')).toBe(origin);
      expect(preflight.headers.get('access-control-allow-credentials')).toBe('true');
      expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
    },
  );

  test.each(['https://evil.test', 'http://localhost.evil.test', 'null'])(
    'but not from %s',
    async (origin) => {
      const { url } = await startTestLake([]);
      const headers = { origin, 'access-control-request-headers': 'authorization' };
      const preflight = await fetch(`${url}/v1/data/mutate/production`, {
        method: 'OPTIONS',
        headers,
      });
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
      expect(preflight.headers.get('access-control-allow-headers')).toBeNull();
    },
  );
});
