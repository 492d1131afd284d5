import { expect, test } from 'vitest';
import { findRoute, toRoute } from './routes.ts';

const answer = (text: string) => () => new Response(text);
const ROUTES = [
  toRoute('pay', { default: answer('pay') }),
  toRoute('api', {
    default: answer('api'),
    config: { path: ['/api/*', '/schedule.ics'], excludedPath: '/api/health' },
  }),
  toRoute('health', { default: answer('health'), config: { path: '/api/health' } }),
  toRoute('page', { default: answer('page'), config: { path: ['/es', '/:language/schedules'] } }),
  toRoute('photo', { default: answer('photo'), config: { path: '/photos/:id', method: 'GET' } }),
];

async function ask(pathname: string, method = 'GET') {
  const request = new Request(`http://localhost${pathname}`, { method });
  const route = findRoute(ROUTES, request);
  // The handlers above look at neither.
  const response = await route?.handler(request, {} as never);
  return route && { from: await response?.text(), params: route.params };
}

test.each([
  ['/.netlify/functions/pay', 'pay'],
  ['/api/games?month=1', 'api'],
  ['/schedule.ics', 'api'],
  ['/api/health', 'health'],
])('%s is answered by %s', async (pathname, name) => {
  expect(await ask(pathname)).toEqual({ from: name, params: {} });
});

test.each(['/', '/schedule', '/apis', '/.netlify/functions/nothing', '/.netlify/functions/api'])(
  'no function is at %s',
  async (pathname) => {
    expect(await ask(pathname)).toBeUndefined();
  },
);

test.each(['/es', '/es/', '/ES', '/Schedule.ics', '/schedule.ics/'])(
  '%s has a function: Netlify looks neither at a slash at the end nor at capitals',
  async (pathname) => {
    expect(await ask(pathname)).toBeDefined();
  },
);

test('so do an address with parameters, which keep their capitals, and one that is left out', async () => {
  expect(await ask('/Es/Schedules/')).toEqual({ from: 'page', params: { language: 'Es' } });
  expect(await ask('/api/Health/')).toEqual({ from: 'health', params: {} });
});

test('a path names parameters, and a method is kept to', async () => {
  expect(await ask('/photos/a1')).toEqual({ from: 'photo', params: { id: 'a1' } });
  expect(await ask('/photos/a1', 'POST')).toBeUndefined();
});
