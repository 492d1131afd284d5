import { allDocuments } from './content/all-documents.ts';
import type { SeedDocument } from './content/document.ts';

export interface ContentSize {
  products: number;
  galleryItems: number;
}

/**
 * The demo program with more, or fewer, products and gallery items: the first ones of the demo over
 * and over, each under an id of its own. To see how the site behaves with much content.
 */
export function resizeContent(
  { products, galleryItems }: ContentSize,
  documents: readonly SeedDocument[] = allDocuments,
): SeedDocument[] {
  const rest = documents.filter(({ _type }) => _type !== 'product' && _type !== 'galleryItem');
  const repeated = (type: string, count: number) => repeat(documents, type, count);
  return [...rest, ...repeated('product', products), ...repeated('galleryItem', galleryItems)];
}

function repeat(documents: readonly SeedDocument[], type: string, count: number): SeedDocument[] {
  const originals = documents.filter(({ _type }) => _type === type);
  return Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error(`The demo program has no ${type}.`);
    const round = Math.floor(index / originals.length) + 1;
    if (round === 1) return original;
    const label = type === 'product' ? { name: `${original.name} ${round}` } : {};
    const rank =
      'orderRank' in original ? { orderRank: `0|2${String(index).padStart(6, '0')}:` } : {};
    return { ...original, _id: `${original._id}-${round}`, ...label, ...rank };
  });
}
