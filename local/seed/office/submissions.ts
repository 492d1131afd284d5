import type { TimeOfDay } from '#domain/calendar/calendar.ts';
import type { GalleryCategory, GalleryKind } from '#domain/gallery/categories.ts';
import { publishedPath } from '#domain/gallery/published-file.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { stableId } from '../stable-id.ts';
import type { DemoClock } from './clock.ts';
import { type PersonName, payerOf } from './people.ts';

/** A stored file, and what it is made of. */
export interface DemoFile {
  path: string;
  contentType: string;
  /** In `local/seed/images/`; of a video in `local/seed/videos/`. */
  source: string;
  /** Of a picture. */
  size?: { width: number; height: number };
  /** As it looks when the light is bad and the hand not still. */
  spoilt?: true;
}

interface SubmissionLine {
  kind: GalleryKind;
  /** A picture of `images/`, as if a camera had been there. */
  scene: string;
  sender: PersonName;
  originalName: string;
  /** Of a video: its file in `local/seed/videos/`. */
  source?: string;
  sent: readonly [daysAgo: number, time: TimeOfDay];
  title: string;
  description: string;
  category: GalleryCategory;
  status: GallerySubmission['status'];
  reviewedDaysAgo?: number;
  rejectionReason?: string;
}

/** The scenes are 16 by 10. */
const sizeOf = (width: number) => ({ width, height: (width * 10) / 16 });
const ORIGINAL = sizeOf(1280);
const POSTER = { width: 1280, height: 720 };
/** What `make-web-pictures.ts` publishes of an original of this width. */
const WEB = [ORIGINAL, sizeOf(960), sizeOf(480)];
const POSTERS = [1280, 960, 480].map((width) => ({ width, height: (width * 9) / 16 }));
/** Of `free-throw.mp4`. */
const VIDEO_SECONDS = 3;

const SUBMISSIONS: readonly SubmissionLine[] = [
  {
    kind: 'photo',
    scene: 'story-family',
    sender: 'greer',
    originalName: 'IMG_2204.jpg',
    sent: [33, '18:12'],
    status: 'approved',
    reviewedDaysAgo: 32,
    title: 'The loudest corner of the beach',
    category: 'Community',
    description: 'They came for the cleanup and stayed for the last light.',
  },
  {
    kind: 'photo',
    scene: 'story-tutor',
    sender: 'okoro',
    originalName: 'PXL_study_hall.jpg',
    sent: [18, '20:40'],
    status: 'approved',
    reviewedDaysAgo: 17,
    title: 'Homework before warm-ups',
    category: 'Behind the Scenes',
    description: 'No book, no ball. That is the rule on Tuesdays.',
  },
  {
    kind: 'photo',
    scene: 'gallery-locker-room',
    sender: 'bell',
    originalName: 'DSC00417.jpg',
    sent: [11, '22:03'],
    status: 'rejected',
    reviewedDaysAgo: 10,
    title: 'Before the game',
    category: 'Behind the Scenes',
    description: 'Taken through the door.',
    rejectionReason: 'Too dark and out of focus to see anyone. We would love another one!',
  },
  {
    kind: 'photo',
    scene: 'about-hands-in',
    sender: 'bell',
    originalName: 'IMG_0931.jpg',
    sent: [3, '19:20'],
    status: 'pending',
    title: 'High fives at sundown',
    category: 'Team Events',
    description: 'Open run at the park courts, the evening before the tournament.',
  },
  {
    kind: 'video',
    scene: 'gallery-free-throws',
    sender: 'greer',
    originalName: 'VID_0417.mp4',
    source: 'free-throw.mp4',
    sent: [24, '17:40'],
    status: 'approved',
    reviewedDaysAgo: 23,
    title: 'One more from the line',
    category: 'Training',
    description: 'He stays until ten in a row go in.',
  },
  {
    kind: 'video',
    scene: 'gallery-free-throws',
    sender: 'lindqvist',
    originalName: 'free-throw.mp4',
    source: 'free-throw.mp4',
    sent: [2, '18:02'],
    status: 'pending',
    title: 'Nothing but net',
    category: 'Training',
    description: 'The fiftieth of the morning.',
  },
  {
    kind: 'photo',
    scene: 'hero',
    sender: 'thornton',
    originalName: 'IMG_7752.jpg',
    sent: [1, '17:55'],
    status: 'pending',
    title: 'Over everyone',
    category: 'Game Highlights',
    description: 'Third quarter, and the whole gym was on its feet.',
  },
];

/** A submission and its files: the original, a video's poster, and what is published. */
export interface DemoSubmission {
  /** Its `fileSize` is known when the file is made. */
  submission: Omit<GallerySubmission, 'fileSize'>;
  files: DemoFile[];
}

/** What was sent in for the gallery. */
export function demoSubmissions(clock: DemoClock): DemoSubmission[] {
  return SUBMISSIONS.map((line) => send(line, clock));
}

function send(line: SubmissionLine, clock: DemoClock): DemoSubmission {
  const { kind, sender, originalName, title, description, category, status } = line;
  const createdAt = clock.instant(...line.sent);
  const reviewedAt =
    line.reviewedDaysAgo === undefined ? null : clock.instant(line.reviewedDaysAgo, '10:31');
  const { firstName, lastName, email } = payerOf(sender);
  const id = stableId('demo submission', originalName);
  const uid = `demo-${sender === 'bell' ? 'parent' : sender}`;
  const [original, ...posters] = sentFiles(line, `team-${kind}s/${uid}/${Date.parse(createdAt)}-0`);
  const published = status === 'approved' ? publishedFiles(id, line) : [];
  const submission = {
    id,
    submissionType: kind,
    originalName,
    fileName: original.path,
    fileType: original.contentType,
    title,
    description,
    category,
    status,
    submittedBy: uid,
    submitterName: `${firstName} ${lastName}`,
    submitterEmail: email,
    poster: posters.map(({ path, contentType }) => ({ path, contentType }))[0] ?? null,
    ...(kind === 'video' && { durationSeconds: VIDEO_SECONDS }),
    published: published.map(({ path, contentType, size }) => ({
      path,
      contentType,
      width: null,
      height: null,
      ...size,
    })),
    playerIds: [],
    reviewedBy: reviewedAt === null ? null : 'demo-admin',
    reviewedAt,
    rejectionReason: line.rejectionReason ?? null,
    createdAt,
    updatedAt: reviewedAt ?? createdAt,
  };
  return { submission, files: [original, ...posters, ...published] };
}

/** The original, and of a video the poster that the sender's browser made. */
function sentFiles(
  { kind, scene, status, source = '' }: SubmissionLine,
  path: string,
): [DemoFile, ...DemoFile[]] {
  const picture = { contentType: 'image/jpeg', source: `${scene}.jpg` };
  if (kind === 'photo') {
    const spoilt = status === 'rejected' ? ({ spoilt: true } as const) : {};
    return [{ path: `${path}.jpg`, ...picture, size: ORIGINAL, ...spoilt }];
  }
  return [
    { path: `${path}.mp4`, contentType: 'video/mp4', source },
    { path: `${path}-poster.jpg`, ...picture, size: POSTER },
  ];
}

/** What an approval publishes: pictures in web sizes, and a video as it was sent before its poster's. */
function publishedFiles(id: string, { kind, scene, source = '' }: SubmissionLine): DemoFile[] {
  const video = { path: publishedPath(id, 'video.mp4'), contentType: 'video/mp4', source };
  const pictures = (kind === 'video' ? POSTERS : WEB).map((size) => ({
    path: publishedPath(id, `${size.width}.webp`),
    contentType: 'image/webp',
    source: `${scene}.jpg`,
    size,
  }));
  return kind === 'video' ? [video, ...pictures] : pictures;
}
