import { ClipboardIcon } from '@sanity/icons/Clipboard';
import { orderRankField, orderRankOrdering } from '@sanity/orderable-document-list';
import { defineField, defineType } from 'sanity';
import { ROLE_SLUG } from '../../../src/domain/volunteering/choices.ts';
import { lineListField } from '../fields/list-fields.ts';
import { lineField, paragraphField } from '../fields/text-fields.ts';
import { fit, like } from '../rules/fits.ts';
import { checkRoleName } from '../rules/role-name.ts';
import { uniqueIn } from '../rules/unique.ts';

export const volunteerOpportunity = defineType({
  name: 'volunteerOpportunity',
  title: 'Volunteer opportunity',
  type: 'document',
  icon: ClipboardIcon,
  orderings: [orderRankOrdering],
  fields: [
    orderRankField({ type: 'volunteerOpportunity' }),
    lineField({ name: 'title', title: 'Title', advisedLength: 40 }),
    defineField({
      name: 'role',
      title: 'Short name',
      description:
        'Lower-case words with hyphens: assistant-coach. Applications keep it, so it stays the same for good.',
      type: 'string',
      validation: (rule) => [
        fit(
          rule.required(),
          like(ROLE_SLUG),
          'Write lower-case words with hyphens, such as assistant-coach, in at most 60 letters.',
        ),
        rule.custom(uniqueIn('role')).error(),
        rule.custom<string>(checkRoleName).warning(),
      ],
    }),
    lineField({
      name: 'commitment',
      title: 'Time it takes',
      description: '6-8 hours a week',
      advisedLength: 40,
    }),
    paragraphField({ name: 'text', title: 'What one does', advisedLength: 200 }),
    lineListField({ name: 'needs', title: 'What it needs', entry: 'requirement' }),
  ],
  preview: { select: { title: 'title', subtitle: 'commitment' } },
});
