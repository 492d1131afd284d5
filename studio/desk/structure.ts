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
  ListItem,
  ListItemBuilder,
  StructureBuilder,
  StructureResolver,
} from 'sanity/structure';
import { LEGAL_DOCUMENTS } from './singletons.ts';

type Item = ListItemBuilder | ListItem;

/** The desk as staff think of the website, not as it is stored. */
export const structure: StructureResolver = (S, context) => {
  const page = (type: string, title: string) => singleton(S, type, title);
  const ordered = (type: string, title: string, more: { id?: string; filter?: string } = {}) =>
    orderableDocumentListDeskItem({ type, title, ...more, S, context });
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
        ordered('story', 'Stories of giving', { id: 'giving', filter: 'kind != "volunteer"' }),
      ]),
      group(S, 'Volunteers', ThumbsUpIcon, [
        page('volunteerPage', 'Volunteer page'),
        ordered('volunteerOpportunity', 'Opportunities'),
        ordered('story', 'Stories of volunteers', {
          id: 'volunteers',
          filter: 'kind == "volunteer"',
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

function singleton(S: StructureBuilder, type: string, title: string) {
  return S.listItem()
    .id(type)
    .title(title)
    .schemaType(type)
    .child(S.defaultDocument({ schemaType: type, documentId: type }).title(title));
}
