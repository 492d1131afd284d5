import { ImageIcon } from '@sanity/icons/Image';
import { defineField, defineType, type SanityDocument, type ValidationContext } from 'sanity';
import { GALLERY_CATEGORIES } from '../../../src/domain/gallery/categories.ts';
import { pictureField } from '../fields/picture-field.ts';
import { lineField, paragraphField } from '../fields/text-fields.ts';
import { checkNotAhead } from '../rules/day.ts';

const KINDS = [
  { title: 'Photo', value: 'photo' },
  { title: 'Video', value: 'video' },
];

const isVideo = (document: SanityDocument | undefined) => document?.kind === 'video';

const isSet = (value: unknown) => value !== undefined;

/** A video’s field that is missing; photos have none of these. */
function neededByVideos(message: string, isThere: (value: unknown) => boolean = isSet) {
  return (value: unknown, { document }: ValidationContext) =>
    !isVideo(document) || isThere(value) || message;
}

/** The form of a video's field; of a photo the field is not seen, and may hold what was typed before. */
function formOfVideos(pattern: RegExp, message: string) {
  return (value: string | undefined, { document }: ValidationContext) =>
    !isVideo(document) || !value || pattern.test(value) || message;
}

/** An upload that broke off leaves the field there, without its file. */
const hasFile = (value: unknown) =>
  typeof value === 'object' && value !== null && 'asset' in value && value.asset !== undefined;

export const galleryItem = defineType({
  name: 'galleryItem',
  title: 'Photo or video',
  type: 'document',
  icon: ImageIcon,
  initialValue: { kind: 'photo' },
  orderings: [
    { name: 'newest', title: 'Newest first', by: [{ field: 'date', direction: 'desc' }] },
  ],
  fields: [
    defineField({
      name: 'kind',
      title: 'Kind',
      type: 'string',
      options: { list: KINDS, layout: 'radio', direction: 'horizontal' },
      validation: (rule) => rule.required().error('Choose what it is.'),
    }),
    lineField({
      name: 'title',
      title: 'Title',
      description: 'No names of players under 18.',
      advisedLength: 60,
    }),
    pictureField({
      name: 'image',
      title: 'Picture',
      description:
        'Of a video: what is seen before it plays. Only people who are happy to be seen.',
    }),
    defineField({
      name: 'video',
      title: 'Video',
      description:
        'MP4 plays everywhere; at most 100 MB. A phone writes into it where it was filmed, and the website shows the file as it is: remove the location first (iPhone: in Photos swipe up, Adjust, No Location).',
      type: 'file',
      options: { accept: 'video/*' },
      hidden: ({ document }) => !isVideo(document),
      validation: (rule) => rule.custom(neededByVideos('Choose the video.', hasFile)).error(),
    }),
    defineField({
      name: 'duration',
      title: 'Duration',
      description: 'Minutes and seconds: 2:45',
      type: 'string',
      hidden: ({ document }) => !isVideo(document),
      validation: (rule) => [
        rule.custom(neededByVideos('Write how long it is, such as 2:45.')).error(),
        rule.custom(formOfVideos(/^\d{1,2}:[0-5]\d$/, 'Write it like 2:45.')).error(),
      ],
    }),
    defineField({
      name: 'captions',
      title: 'Captions',
      description:
        'What is said or seen, as WebVTT: a first line WEBVTT, then times and texts. A tool for captions saves it as a .vtt file; paste all of it.',
      type: 'text',
      rows: 8,
      hidden: ({ document }) => !isVideo(document),
      validation: (rule) => rule.custom(formOfVideos(/^WEBVTT\s/, 'Begin with WEBVTT.')).error(),
    }),
    defineField({
      name: 'date',
      title: 'Date',
      description: 'The day it shows. The gallery begins with the newest.',
      type: 'date',
      validation: (rule) => [
        rule.required().error('Choose the day it shows.'),
        rule.custom(checkNotAhead).error(),
      ],
    }),
    defineField({
      name: 'category',
      title: 'Category',
      type: 'string',
      options: { list: [...GALLERY_CATEGORIES] },
      validation: (rule) => rule.required().error('Choose a category.'),
    }),
    paragraphField({ name: 'description', title: 'Description', advisedLength: 200 }),
  ],
  preview: { select: { title: 'title', subtitle: 'category', media: 'image' } },
});
