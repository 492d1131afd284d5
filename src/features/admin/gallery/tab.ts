import { lazyPart } from '#components/page/lazy-part.ts';
import type { DashboardTab } from '../kit/dashboard-tab.ts';

export const galleryTab: DashboardTab<'gallery'> = {
  id: 'gallery',
  part: lazyPart(async () => (await import('./GalleryTab.tsx')).GalleryTab),
};
