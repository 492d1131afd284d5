import { EarthGlobeIcon } from '@sanity/icons/EarthGlobe';
import { defineConfig } from 'sanity';
import { structureTool } from 'sanity/structure';
import { publishWhenChecked } from './desk/checked-publish.ts';
import { isCreatable, keepLastingDocuments } from './desk/singletons.ts';
import { structure } from './desk/structure.ts';
import { localLake } from './local/local-lake.ts';
import { showBesideForm } from './preview/beside-form.ts';
import { viewPage } from './preview/view-page.ts';
import { PublishingTool } from './publishing/PublishingTool.tsx';
import { websiteBadge } from './publishing/website-badge.ts';
import { DOCUMENT_TYPES } from './schema/document-types.ts';
import { STORY_TEMPLATES } from './schema/documents/story.ts';
import { ObjectInput } from './schema/languages/ObjectInput.tsx';
import { apiHost, dataset, previewUrl, projectId, siteUrl } from './studio-env.ts';

const website = {
  name: 'website',
  title: 'Website',
  icon: EarthGlobeIcon,
  component: PublishingTool,
};

// Made once: the Studio takes a new function for another action, and begins all of them again.
const pageActions = [
  ...(siteUrl ? [viewPage('View on website', siteUrl)] : []),
  ...(previewUrl ? [viewPage('View with drafts', previewUrl)] : []),
];

export default defineConfig({
  name: 'default',
  title: 'Courtside',
  projectId,
  dataset,
  plugins: [structureTool({ structure, title: 'Content', defaultDocumentNode: showBesideForm })],
  tools: siteUrl ? [website] : [],
  schema: {
    types: DOCUMENT_TYPES,
    // Every story is begun for one of the two pages.
    templates: (templates) => [...templates.filter(({ id }) => id !== 'story'), ...STORY_TEMPLATES],
  },
  form: { components: { input: ObjectInput } },
  // The checks of the forms know a document and its draft, and no third version of it: in a release a legal
  // text could change under its old version, and a product would be refused for having its own name.
  releases: { enabled: false },
  scheduledPublishing: { enabled: false },
  scheduledDrafts: { enabled: false },
  ...(apiHost && localLake({ apiHost, projectId, dataset })),
  document: {
    actions: (actions, context) => [
      ...publishWhenChecked(keepLastingDocuments(actions, context)),
      ...pageActions,
    ],
    badges: (badges) => (siteUrl ? [...badges, websiteBadge] : badges),
    newDocumentOptions: (options) => options.filter(({ templateId }) => isCreatable(templateId)),
    ...(apiHost && { comments: { enabled: false } }),
  },
});
