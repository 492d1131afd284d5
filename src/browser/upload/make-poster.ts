import { MAX_POSTER_BYTES } from '#domain/gallery/upload-rules.ts';

const WIDEST = 960;
const QUALITY = 0.8;
/** A browser that cannot decode a video does not always say so. */
const PATIENCE_MS = 8000;
/** The very first frame is often black. */
const MOMENT_SECONDS = 1;
const LONGEST_SECONDS = 24 * 60 * 60;

/** A video as this browser can tell of it. */
export interface VideoFacts {
  /** A frame as a JPEG; null where this browser cannot play it. */
  poster: Blob | null;
  /** In whole seconds; null where it is not known. */
  durationSeconds: number | null;
}

/** Reads a frame of a video and how long it is. */
export async function readVideo(file: Blob): Promise<VideoFacts> {
  const address = URL.createObjectURL(file);
  const facts: VideoFacts = { poster: null, durationSeconds: null };
  const video = document.createElement('video');
  video.muted = true;
  video.playsInline = true;
  video.preload = 'auto';
  try {
    const ready = once(video, 'loadeddata');
    video.src = address;
    await ready;
    facts.durationSeconds = secondsOf(video);
    const sought = once(video, 'seeked');
    video.currentTime = Math.min(MOMENT_SECONDS, video.duration / 2 || 0);
    await sought;
    facts.poster = await drawFrame(video);
  } catch {
    // What is known stays.
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
  return facts;
}

/** Of a recording that says no length, a browser makes Infinity. */
function secondsOf({ duration }: HTMLVideoElement): number | null {
  const seconds = Math.round(duration);
  return Number.isFinite(seconds) && seconds <= LONGEST_SECONDS ? seconds : null;
}

function once(video: HTMLVideoElement, event: string): Promise<void> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`No ${event}`));
    video.addEventListener(event, () => resolve(), { once: true });
    video.addEventListener('error', fail, { once: true });
    patience.addEventListener('abort', fail, { once: true });
  });
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0 || videoHeight === 0) return null;
  const scale = Math.min(1, WIDEST / videoWidth);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return blob && blob.size > 0 && blob.size <= MAX_POSTER_BYTES ? blob : null;
}
