import { LaunchIcon } from '@sanity/icons/Launch';
import type { DocumentActionComponent } from 'sanity';
import { pagesOf } from './page-of.ts';

/**
 * Opens the main page on which a document is seen: as visitors have it now, or with its drafts.
 * @param label 'View on website'
 */
export function viewPage(label: string, siteUrl: string): DocumentActionComponent {
  return ({ id, type, published, draft }) => {
    const shown = published ?? draft;
    const [page] = pagesOf({ _id: id, _type: type, kind: shown?.kind });
    if (page === undefined) return null;
    return {
      label,
      icon: LaunchIcon,
      onHandle: () => void window.open(`${siteUrl}${page}`, '_blank', 'noopener'),
    };
  };
}
