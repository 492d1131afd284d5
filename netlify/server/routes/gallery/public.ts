import { Hono } from 'hono';
import { listGalleryEndpoint } from '#contracts/gallery/public.ts';
import { GALLERY_CACHE_TAG } from '../../use-cases/gallery/cache-tags.ts';
import { listGallery } from '../../use-cases/gallery/list-gallery.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { handle } from '../http/handle.ts';
import { cachedByCdn } from '../http/respond.ts';

/** Short, because what is taken down on request must not linger where a purge fails. */
const TEN_MINUTES = 600;

const answer = handle(
  listGalleryEndpoint,
  listGallery,
  cachedByCdn(GALLERY_CACHE_TAG, Object.keys(listGalleryEndpoint.request.shape), TEN_MINUTES),
);

export const galleryRoute = new Hono<ApiEnv>().get(listGalleryEndpoint.path, (c) =>
  answer(c.req.raw, c.env),
);
