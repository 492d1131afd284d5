/** The name that Sanity gives an image has its size: image-<hash>-2000x1250-jpg. A drawing has none that counts. */
const PIXELS = /-(\d+)x\d+-(?!svg)[a-z]+$/;

/** Warns of a picture that the page would have to enlarge. */
export function checkWidth(advised: number) {
  return (picture: { asset?: { _ref?: string } } | undefined): true | string => {
    const [, width = Number.POSITIVE_INFINITY] = PIXELS.exec(picture?.asset?._ref ?? '') ?? [];
    return (
      Number(width) >= advised ||
      `This picture is ${width} pixels wide and may look blurred. Upload one that is at least ${advised.toLocaleString('en-US')} pixels wide.`
    );
  };
}
