import type { Cents } from '#domain/money/money.ts';

interface Picture {
  src: string;
  alt: string;
  width: number;
  height: number;
  srcset?: string;
  avif?: string | undefined;
}

/** A product as its card shows it. Sizes and colors have at least one entry; the first is preselected. */
export interface ProductForSale {
  id: string;
  name: string;
  category: string;
  priceCents: Cents;
  description: string;
  sizes: readonly string[];
  colors: readonly {
    name: string;
    hex: string;
    /** Of a color of two parts: the other half of its dot. */
    secondHex?: string | undefined;
    image: Picture;
  }[];
}
