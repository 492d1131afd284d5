import type { APIRoute } from 'astro';
import { readTextsToSign } from '#content/registration.ts';

/** The texts that are signed at registration, for the dialogs of that page. */
export async function getStaticPaths() {
  const texts = await readTextsToSign();
  return Object.entries(texts).map(([slug, text]) => ({ params: { slug }, props: text }));
}

export const GET: APIRoute = ({ props }) => Response.json(props);
