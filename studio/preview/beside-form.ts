import { EyeOpenIcon } from '@sanity/icons/EyeOpen';
import type { DefaultDocumentNodeResolver } from 'sanity/structure';
import { previewUrl } from '../studio-env.ts';
import { PreviewPane } from './PreviewPane.tsx';
import { pagesOf } from './page-of.ts';

// On the web our own header forbids that the website is shown within another page.
const canFrame = previewUrl.startsWith('http://localhost:');

/** A form, and where there is a copy of the website with drafts, a second tab with its page. */
export const showBesideForm: DefaultDocumentNodeResolver = (S, { schemaType, documentId = '' }) => {
  const hasPage = pagesOf({ _id: documentId, _type: schemaType }).length > 0;
  if (!canFrame || !hasPage) return S.document();
  return S.document().views([
    S.view.form().title('Form'),
    S.view.component(PreviewPane).id('preview').title('Preview').icon(EyeOpenIcon),
  ]);
};
