import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startFirestore } from './server.ts';
import { connect, INDEXES_FILE, type TestClient } from './testing.ts';

const SERVER = new URL('server.ts', import.meta.url).href;

const children: ChildProcess[] = [];
let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'firestore-'));
  file = path.join(folder, 'documents.sqlite');
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** A server in a process of its own, so that it can be killed. */
async function spawnServer(): Promise<{ child: ChildProcess; url: string }> {
  const options = JSON.stringify({ port: 0, file, indexesFile: INDEXES_FILE });
  const program = `
    const { startFirestore } = await import(${JSON.stringify(SERVER)});
    console.log((await startFirestore(${options})).url);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [output] = await once(child.stdout, 'data');
  return { child, url: String(output).trim() };
}

/** Writes through the wire until the server is gone; returns what was acknowledged. */
async function writeUntilDeath(client: TestClient, onWrite: (count: number) => void) {
  const acknowledged: { id: string; updateTime: string }[] = [];
  const name = (id: string) => `${client.root}/rows/${id}`;
  const writeOne = async (id: string) => {
    const fields = { text: { stringValue: id.repeat(200) } };
    const writes = [
      { update: { name: name(id), fields } },
      { update: { name: name(`${id}-twin`), fields } },
    ];
    const reply = await client.call('commit', { writes });
    const { writeResults } = await reply.json();
    acknowledged.push({ id, updateTime: writeResults[0].updateTime });
    onWrite(acknowledged.length);
  };
  const lane = async (prefix: string) => {
    for (let n = 0; ; n += 1) await writeOne(`${prefix}${n}`);
  };
  await Promise.allSettled(['a', 'b', 'c'].map(lane));
  return acknowledged;
}

test('every acknowledged write outlives kill -9, and every commit is whole', async () => {
  const { child, url } = await spawnServer();
  const before = connect(url, 'demo-killed');
  const exit = once(child, 'exit');
  const acknowledged = await writeUntilDeath(before, (count) => {
    if (count === 40) child.kill('SIGKILL');
  });
  expect(await exit).toEqual([null, 'SIGKILL']);
  await before.close();
  expect(acknowledged.length).toBeGreaterThanOrEqual(40);

  const server = await startFirestore({ port: 0, file, indexesFile: INDEXES_FILE });
  const after = connect(server.url, 'demo-killed');
  const reply = await after.call('runQuery', {
    structuredQuery: { from: [{ collectionId: 'rows' }] },
  });
  const rows: { document: { name: string; updateTime: string } }[] = await reply.json();
  const found = new Map(
    rows.map(({ document }) => [document.name.split('/').at(-1) ?? '', document.updateTime]),
  );
  for (const { id, updateTime } of acknowledged) expect(found.get(id)).toBe(updateTime);
  for (const id of found.keys()) {
    expect(found.has(id.endsWith('-twin') ? id.slice(0, -5) : `${id}-twin`)).toBe(true);
  }
  await after.close();
  await server.close();
});

test('a commit repeated after a restart is still the same commit', async () => {
  const open = () => startFirestore({ port: 0, file, indexesFile: INDEXES_FILE });
  const commit = async (client: TestClient, transaction: string) => {
    const increment = { fieldPath: 'n', increment: { integerValue: '1' } };
    const update = { name: `${client.root}/a/b` };
    const writes = [{ update, updateMask: {}, updateTransforms: [increment] }];
    return (await client.call('commit', { writes, transaction })).json();
  };
  const first = await open();
  const before = connect(first.url, 'demo-restarted');
  const begun = await (await before.call('beginTransaction', {})).json();
  const reply = await commit(before, begun.transaction);
  await before.close();
  await first.close();

  const second = await open();
  const after = connect(second.url, 'demo-restarted');
  expect(await commit(after, begun.transaction)).toEqual(reply);
  const document = await (
    await after.call('batchGet', { documents: [`${after.root}/a/b`] })
  ).json();
  expect(document).toMatchObject([{ found: { fields: { n: { integerValue: '1' } } } }]);
  await after.close();
  await second.close();
});

test('time goes on from the last commit, even if the clock was put back', async () => {
  const open = () => startFirestore({ port: 0, file, indexesFile: INDEXES_FILE });
  const write = async (url: string, n: number): Promise<string> => {
    const client = connect(url, 'demo-clock');
    const fields = { n: { integerValue: String(n) } };
    const writes = [{ update: { name: `${client.root}/a/b`, fields } }];
    const { commitTime } = await (await client.call('commit', { writes })).json();
    await client.close();
    return commitTime;
  };
  const first = await open();
  const earlier = await write(first.url, 1);
  await first.close();
  const dayBefore = Date.now() - 86_400_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(dayBefore);
  const second = await open();
  const later = await write(second.url, 2);
  clock.mockRestore();
  await second.close();
  expect(later > earlier).toBe(true);
});
