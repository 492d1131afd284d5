import type { GalleryCategory, GalleryKind } from '#domain/gallery/categories.ts';

interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
  srcset?: string;
  /** The same choice as AVIF. */
  avif?: string | undefined;
}

/** A picture or video as its card shows it, whoever it comes from. */
export interface GalleryItem {
  id: string;
  kind: GalleryKind;
  title: string;
  /** 'YYYY-MM-DD' */
  date: string;
  category: GalleryCategory;
  description: string;
  /** The picture; of a video what is seen before it plays. */
  image: Picture;
  /** Address of the picture for a whole screen. */
  large: string;
  /** Of a video. */
  video?: {
    file: { src: string; type: string };
    duration: string;
    /** As WebVTT. */
    captions?: string | undefined;
  };
}
