import { BasketIcon } from '@sanity/icons/Basket';
import { CogIcon } from '@sanity/icons/Cog';
import { DocumentsIcon } from '@sanity/icons/Documents';
import { DocumentTextIcon } from '@sanity/icons/DocumentText';
import { HeartIcon } from '@sanity/icons/Heart';
import { ImagesIcon } from '@sanity/icons/Images';
import { StarIcon } from '@sanity/icons/Star';
import { ThumbsUpIcon } from '@sanity/icons/ThumbsUp';
import { orderableDocumentListDeskItem } from '@sanity/orderable-document-list';
import type { ComponentType } from 'react';
import type {
  IntentChecker,
  ListItem,
  ListItemBuilder,
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
} from 'sanity/structure';
import { LEGAL_DOCUMENTS } from './singletons.ts';

type Item = ListItemBuilder | ListItem;

/** The desk as staff think of the website, not as it is stored. */
export const structure: StructureResolver = (S, context) => {
  const page = (type: string, title: string) => singleton(S, type, title);
  const ordered = (type: string, title: string) =>
    orderableDocumentListDeskItem({ type, title, S, context });
  return S.list()
    .title('Website')
    .items([
      page('siteSettings', 'Site settings').icon(CogIcon),
      group(S, 'Pages', DocumentsIcon, [
        page('home', 'Home'),
        page('aboutPage', 'About'),
        page('scholarshipsPage', 'Scholarships'),
        page('registrationPage', 'Registration'),
        page('contactPage', 'Contact'),
      ]),
      S.divider(),
      group(S, 'Shop', BasketIcon, [ordered('product', 'Products')]),
      group(S, 'Sponsors', StarIcon, [
        page('sponsorsPage', 'Sponsors pages'),
        ordered('sponsorshipTier', 'Sponsorship tiers'),
        ordered('sponsor', 'Sponsors'),
      ]),
      group(S, 'Giving', HeartIcon, [
        page('donatePage', 'Donate page'),
        // By amount, as the website has them.
        S.documentTypeListItem('donationLevel')
          .title('Donation levels')
          .child(
            S.documentTypeList('donationLevel')
              .title('Donation levels')
              .defaultOrdering([{ field: 'amount', direction: 'asc' }]),
          ),
        stories(S, context, {
          id: 'giving',
          title: 'Stories of giving',
          filter: 'kind != "volunteer"',
          template: 'story-donation',
          handles: ({ type, template }) => type === 'story' && template !== 'story-volunteer',
        }),
      ]),
      group(S, 'Volunteers', ThumbsUpIcon, [
        page('volunteerPage', 'Volunteer page'),
        ordered('volunteerOpportunity', 'Opportunities'),
        stories(S, context, {
          id: 'volunteers',
          title: 'Stories of volunteers',
          filter: 'kind == "volunteer"',
          template: 'story-volunteer',
          handles: ({ template }) => template === 'story-volunteer',
        }),
      ]),
      group(S, 'Gallery', ImagesIcon, [
        page('galleryPage', 'Gallery page'),
        S.documentTypeListItem('galleryItem')
          .title('Photos and videos')
          .child(
            S.documentTypeList('galleryItem')
              .title('Photos and videos')
              .defaultOrdering([{ field: 'date', direction: 'desc' }]),
          ),
      ]),
      S.divider(),
      group(
        S,
        'Legal',
        DocumentTextIcon,
        LEGAL_DOCUMENTS.map(({ id, title }) =>
          S.listItem()
            .id(id)
            .title(title)
            .icon(DocumentTextIcon)
            .child(S.defaultDocument({ schemaType: 'legalDocument', documentId: id }).title(title)),
        ),
      ),
    ]);
};

function group(S: StructureBuilder, title: string, icon: ComponentType, items: Item[]) {
  return S.listItem().title(title).icon(icon).child(S.list().title(title).items(items));
}

interface StoryList {
  id: string;
  title: string;
  filter: string;
  /** What a story that is begun in this list begins with: it is in the list from the start. */
  template: string;
  /** Whether a link to a story, or to a new one, opens it in this list. */
  handles: (link: { type?: string; template?: string }) => boolean;
}

function stories(
  S: StructureBuilder,
  context: StructureResolverContext,
  { template, handles, ...list }: StoryList,
): ListItem {
  const add = S.menuItem()
    .title('Create new Story')
    .intent({ type: 'create', params: { type: 'story', template } })
    .serialize();
  const { child, ...item } = orderableDocumentListDeskItem({
    ...list,
    type: 'story',
    createIntent: false,
    menuItems: [add],
    S,
    context,
  });
  const canHandleIntent: IntentChecker = (_name, link) => handles(link);
  return { ...item, child: Object.assign({}, child, { canHandleIntent }) };
}

function singleton(S: StructureBuilder, type: string, title: string) {
  return S.listItem()
    .id(type)
    .title(title)
    .schemaType(type)
    .child(S.defaultDocument({ schemaType: type, documentId: type }).title(title));
}
