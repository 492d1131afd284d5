import { list, type Route, retrieve } from './api.ts';

export const eventRoutes: Route[] = [
  retrieve('/v1/events', 'event'),
  list('/v1/events', 'event', { type: '$.type' }),
];
