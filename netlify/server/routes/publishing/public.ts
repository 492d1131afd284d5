import { getPublishingEndpoint } from '#contracts/publishing/publishing.ts';
import { readPublishing } from '../../use-cases/publishing/read-publishing.ts';
import { type Route, route } from '../http/route.ts';

/** The Studio is at another address; nothing here is anyone's secret, and no cookie goes along. */
const FOR_THE_STUDIO = { 'access-control-allow-origin': '*' };

export const publishingRoutes: readonly Route[] = [
  route(getPublishingEndpoint, (_, { now }) => readPublishing(now), {
    ...FOR_THE_STUDIO,
    'cache-control': 'no-store',
  }),
];
