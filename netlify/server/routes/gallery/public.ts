import { listGalleryEndpoint } from '#contracts/gallery/public.ts';
import { GALLERY_CACHE_TAG } from '../../core/cache-tags.ts';
import { listGallery } from '../../use-cases/gallery/list-gallery.ts';
import { cachedByCdn } from '../http/respond.ts';
import { type Route, route } from '../http/route.ts';

/** Short, because what is taken down on request must not linger where a purge fails. */
const TEN_MINUTES = 600;

export const galleryRoutes: readonly Route[] = [
  route(
    listGalleryEndpoint,
    listGallery,
    cachedByCdn(GALLERY_CACHE_TAG, Object.keys(listGalleryEndpoint.request.shape), TEN_MINUTES),
  ),
];
