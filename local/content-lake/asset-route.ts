import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { getImageType } from './asset-store.ts';
import type { LakeRequest } from './http.ts';
import { type ImageTransform, type OutputFormat, parseTransform } from './image-transform.ts';
import type { Lake } from './lake.ts';
import { gatewayError } from './lake-error.ts';
import { renderImage } from './render-image.ts';

const FILE_NAME = /^[\da-f]{40}(-\d+x\d+)?\.([a-z\d]+)$/;

/** `GET /images/<project>/<dataset>/<sha1>-<W>x<H>.<ext>?w=…`, and `/files/…/<sha1>.<ext>` as it is. */
export async function answerAsset(lake: Lake, request: LakeRequest, response: ServerResponse) {
  const [kind, , dataset, filename = ''] = request.segments;
  const extension = FILE_NAME.exec(filename)?.[2];
  const bytes =
    extension === undefined || dataset !== lake.dataset ? undefined : lake.assets.read(filename);
  if (bytes === undefined || extension === undefined) throw gatewayError(404, 'Asset not found');
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cache-control', 'public, max-age=31536000, s-maxage=2592000, immutable');
  response.setHeader('x-content-type-options', 'nosniff');
  // An SVG opened by itself is a document: it may style itself and nothing else.
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  response.setHeader('content-security-policy', policy);
  const download = request.url.searchParams.get('dl');
  if (download !== null) {
    const name = encodeURIComponent(download || filename);
    response.setHeader('content-disposition', `attachment; filename*=UTF-8''${name}`);
  }
  if (kind === 'files') {
    send(request, response, bytes, 'application/octet-stream');
    return;
  }
  const transform = parseTransform(request.url.searchParams);
  if (transform.autoFormat) response.setHeader('vary', 'Origin, Accept');
  const format = chooseFormat(transform, extension, request.incoming.headers.accept ?? '');
  const rendered =
    format === undefined ? bytes : await renderOnce(lake, filename, bytes, transform, format);
  send(
    request,
    response,
    rendered,
    getImageType(format === 'pjpg' ? 'jpg' : (format ?? extension)),
  );
}

/**
 * Undefined: the file as it is. So it is for a plain address, and for an SVG unless a format is asked
 * for, because a drawing has no pixels to resize.
 */
function chooseFormat(
  transform: ImageTransform,
  extension: string,
  accept: string,
): OutputFormat | undefined {
  if (transform.format !== undefined) return transform.format;
  if (extension === 'svg') return undefined;
  if (transform.autoFormat && accept.includes('image/webp')) return 'webp';
  const { width, height, rect, flip, rotate, blur, background } = transform;
  const changes = [width, height, rect, background, flip || undefined].some(
    (it) => it !== undefined,
  );
  if (!changes && rotate === 0 && blur === 0) return undefined;
  return extension === 'jpg' || extension === 'webp' || extension === 'avif' ? extension : 'png';
}

/** Rendered pictures are kept on disk: a page of fifty products asks for the same ones each time. */
async function renderOnce(
  lake: Lake,
  filename: string,
  bytes: Buffer,
  transform: ImageTransform,
  format: OutputFormat,
): Promise<Buffer> {
  const key = createHash('sha1').update(JSON.stringify({ filename, transform, format }));
  const directory = path.join(lake.dataDir, 'renditions');
  const file = path.join(directory, `${key.digest('hex')}.${format}`);
  if (existsSync(file)) return readFileSync(file);
  const rendered = await renderImage(bytes, transform, format);
  mkdirSync(directory, { recursive: true });
  const aside = `${file}.${process.pid}.${performance.now()}.part`;
  writeFileSync(aside, rendered);
  renameSync(aside, file);
  return rendered;
}

function send(request: LakeRequest, response: ServerResponse, bytes: Buffer, type: string): void {
  const etag = `"${createHash('sha1').update(bytes).digest('hex')}"`;
  response.setHeader('etag', etag);
  if (request.incoming.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}
