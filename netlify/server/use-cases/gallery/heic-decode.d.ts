declare module 'heic-decode' {
  /** The first picture of a HEIC file, upright, as RGBA. @throws when it is none */
  export default function decode(given: { buffer: Uint8Array }): Promise<{
    width: number;
    height: number;
    data: Uint8ClampedArray;
  }>;
}
