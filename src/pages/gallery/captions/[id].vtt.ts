import type { APIRoute } from 'astro';
import { readGalleryItems } from '#content/gallery.ts';

/** The captions of curated videos, as WebVTT: a file of our own, because a browser takes none of another site. */
export async function getStaticPaths() {
  const items = await readGalleryItems();
  return items.flatMap(({ id, video }) =>
    video?.captions ? [{ params: { id }, props: { captions: video.captions } }] : [],
  );
}

export const GET: APIRoute = ({ props }) =>
  new Response(props.captions, { headers: { 'content-type': 'text/vtt; charset=utf-8' } });
