declare module 'heic-decode' {
  /** A picture of a HEIC file; its size is known before a pixel is decoded. */
  interface HeicPicture {
    width: number;
    height: number;
    /** Upright, as RGBA. */
    decode(): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
  }
  /** The pictures of a HEIC file; `dispose` gives their memory back. @throws when it holds none */
  export function all(given: {
    buffer: Uint8Array;
  }): Promise<readonly HeicPicture[] & { dispose(): void }>;
}
