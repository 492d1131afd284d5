import { publishedPath } from '#domain/gallery/published-file.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { formatOfType, isSameFormat } from '#domain/gallery/upload-rules.ts';
import { messages } from '#words/office/refusals/submissions.ts';
import { AppError } from '../../core/app-error.ts';
import { isNotFound, readFile, writeFile } from '../../gateways/storage.ts';
import { makeWebPictures } from './make-web-pictures.ts';
import { publishVideo } from './publish-video.ts';
import { readFormat } from './read-format.ts';

type Published = GallerySubmission['published'];

/**
 * Makes what the public will see of a submission: pictures in web sizes; a video as it plays, without what
 * the camera wrote beside it, and its poster in web sizes.
 * @throws AppError conflict when the file is missing or cannot be read
 */
export async function publishFiles(submission: GallerySubmission): Promise<Published> {
  try {
    return await publish(submission);
  } catch (error) {
    if (!isNotFound(error)) throw error;
    throw new AppError('conflict', messages.notInStorage);
  }
}

async function publish(submission: GallerySubmission): Promise<Published> {
  const { id, submissionType, fileName, fileType, fileSize, poster } = submission;
  await refuseOtherFormat(fileName, fileType);
  if (submissionType === 'photo') return publishPictures(id, fileName, fileType);
  const path = publishedPath(id, `video.${formatOfType(fileType)?.extension ?? 'mp4'}`);
  const pictures = poster ? publishPictures(id, poster.path, poster.contentType) : noPictures();
  const video = { path: fileName, size: fileSize, contentType: fileType };
  await whenAllEnded<unknown>([pictures, publishVideo(video, path)]);
  return [{ path, contentType: fileType, width: null, height: null }, ...(await pictures)];
}

const noPictures = async (): Promise<Published> => [];

/** Waits for each, also where one fails: whoever then removes what was written must find all of it. */
async function whenAllEnded<T>(work: readonly Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** What becomes public is looked at once more: records and files live apart, and either may have changed. */
async function refuseOtherFormat(path: string, fileType: string): Promise<void> {
  const declared = formatOfType(fileType);
  const found = await readFormat(path);
  if (declared && found && isSameFormat(declared, found)) return;
  throw new AppError('conflict', messages.changedFile);
}

async function publishPictures(id: string, from: string, contentType: string): Promise<Published> {
  const pictures = await makeWebPictures(await readFile(from), contentType);
  return whenAllEnded(
    pictures.map(async ({ bytes, contentType: type, width, height }) => {
      const path = publishedPath(id, `${width}.webp`);
      await writeFile(path, bytes, type);
      return { path, contentType: type, width, height };
    }),
  );
}
