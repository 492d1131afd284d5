/** A picture as a page shows it, in CSS pixels. */
export interface ShownPicture {
  src: string;
  width: number;
  height: number;
}
