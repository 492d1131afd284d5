import type { Told } from '#domain/records/told.ts';
import { messages } from '#words/office/answers.ts';
import { placeOfBusiness, type SponsorAnswers } from './sponsorship.ts';

const { sponsor: words } = messages;

/** What a business answered on the sponsorship form, as the office reads it. */
export function tellAnswers(answers: SponsorAnswers): Told[] {
  const { phone, businessWebsite, comments } = answers;
  const place = placeOfBusiness(answers);
  return [
    { label: messages.phone, parts: [{ phone }] },
    { label: messages.address, parts: place ? [place] : [] },
    { label: words.website, parts: businessWebsite ? [businessWebsite] : [] },
    { label: words.mayShow, parts: [yesOrNo(answers.marketingConsent)] },
    { label: words.newsletter, parts: [yesOrNo(answers.newsletterConsent)] },
    { label: words.comments, parts: comments ? [comments] : [], isLong: true },
  ];
}

const yesOrNo = (isYes: boolean) => (isYes ? messages.yes : messages.no);
