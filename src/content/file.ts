import * as z from 'zod/mini';
import { readContentEnv } from './env.ts';

/** 'file-<sha1>-<extension>': the id of a file that is no picture. */
const FILE_REFERENCE = /^file-([0-9a-f]+)-([a-z0-9]+)$/;

/** A file field of content, such as a video. */
export const FileFieldSchema = z.object(
  {
    asset: z.object(
      { _ref: z.string().check(z.regex(FILE_REFERENCE, 'is not a file')) },
      'has no file',
    ),
  },
  'has no file',
);
export type FileField = z.infer<typeof FileFieldSchema>;

export interface ContentFile {
  src: string;
  /** 'video/mp4', for the browser to see whether it can play it. */
  type: string;
}

const MEDIA_TYPES: Record<string, string> = {
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  avi: 'video/x-msvideo',
};

/** The file's address, on the host that also serves the pictures. */
export function readFile(field: FileField): ContentFile {
  const env = readContentEnv(process.env);
  const [, hash = '', extension = ''] = FILE_REFERENCE.exec(field.asset._ref) ?? [];
  const { SANITY_IMAGE_BASE_URL: base, SANITY_PROJECT_ID: project, SANITY_DATASET: dataset } = env;
  return {
    src: `${base}/files/${project}/${dataset}/${hash}.${extension}`,
    type: MEDIA_TYPES[extension] ?? 'application/octet-stream',
  };
}
