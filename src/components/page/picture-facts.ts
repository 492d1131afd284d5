/** A picture as pages show it. Width and height are the original's, in pixels, for the space it takes. */
export interface PictureFacts {
  src: string;
  alt: string;
  width: number;
  height: number;
  srcset?: string;
  /** The same choice as AVIF. */
  avif?: string | undefined;
}
