import { legalDocument } from './legal-document.ts';

export const termsOfService = legalDocument({
  slug: 'terms',
  title: 'Terms of Service',
  version: '1.2',
  lastUpdated: '2026-11-27',
  intro:
    'These terms are an agreement between you and Calusa Coast Hoops, Inc. (“we”), a Florida not-for-profit corporation. They cover this website, registration in the program, purchases, gifts and sponsorships.',
  sections: [
    [
      'Acceptance of these terms',
      'By using this website, creating an account or submitting a form you accept these terms. For a player you accept them as his parent or legal guardian and on his behalf. If you do not accept them, please do not use the website.',
    ],
    [
      'The program',
      'We run a youth basketball program for boys aged 13-17 in grades 8-12 in Southwest Florida. Practice, game and event times may change, and the schedule on this website is the one that counts. Taking part does not guarantee playing time or a place on a particular team.',
    ],
    [
      'Accounts',
      'Account holders must be 18 or older. Give true information, keep your password to yourself, and tell us if someone else has used your account. We may suspend an account that is used against these terms. You can delete yours at any time on your account page.',
    ],
    [
      'Registration and eligibility',
      'Only a parent or legal guardian may register a player. You confirm that what you state about the player’s age, grade and health is true, and that you will keep it current. A registration is complete when these terms and the Liability Waiver have been signed for each player.',
    ],
    [
      'Fees and payment',
      'The registration fee is shown before you register and is due per player. It may be paid at once, in monthly or in quarterly installments; each amount, the number of payments and the last date are shown before you give any personal data. Cents that do not divide are part of the first payment.',
      'Card payments are handled by Stripe. Bank transfers and checks are due within 30 days. If an installment fails we tell you and mark the bill overdue until it is paid; we do not charge late fees.',
    ],
    [
      'Refunds and cancellation',
      {
        list: [
          'Registration: refunded in full if you cancel before the first practice; half of what was paid in the 30 days after it; none later, except for injury, a move or hardship, when we will find a fair amount with you.',
          'If we cancel the season, what has not been used is refunded.',
          'Installments end when a registration is canceled; amounts already due remain due.',
          'Donations and sponsorships are gifts and are not refunded, except where a payment was made by mistake and you tell us within 30 days.',
        ],
      },
    ],
    [
      'Merchandise',
      'Prices are in US dollars; shipping is added at checkout and the total shown is the total charged. We ship within the United States, usually within a week. Unworn items can be returned within 30 days; tell us first and we will explain how. Items that arrive damaged are replaced at our cost.',
    ],
    [
      'Donations and sponsorships',
      'We are recognized as tax-exempt under section 501(c)(3) of the Internal Revenue Code. Gifts are deductible as the law allows; ask your tax adviser. A monthly gift continues until you cancel it with the link in any receipt. Sponsor benefits are described with each level. We may decline a gift or sponsor that does not fit the program.',
    ],
    [
      'Conduct',
      'Players, families and volunteers treat teammates, opponents, officials and staff with respect. Not allowed are violence, threats, harassment, discrimination, weapons, alcohol, tobacco and drugs at any practice, game or event. We may send someone home, suspend or remove them; a removal is explained in writing, and you may ask for it to be reviewed within 7 business days.',
    ],
    [
      'Photos, videos and other content',
      'You keep the rights in what you upload and allow us to publish it, at no charge, on this website and in the program’s printed matter and social media until you ask for its removal. Upload only what you made or may share, and only people who agreed to be shown. We review everything, and may decline or remove any of it.',
    ],
    [
      'Acceptable use of the website',
      'Do not try to break, overload or get around the security of this website, collect other people’s information, send malicious code, or submit false forms or payments. The name, logo, texts and artwork of this website belong to us or our licensors and may not be used commercially without our written consent.',
    ],
    [
      'Disclaimers and limits of liability',
      'The website is provided as it is. We work to keep it correct and available but do not warrant that it always will be. To the extent the law allows, we are not liable for indirect or consequential loss from the use of the website, and our total liability for it is limited to what you paid us in the twelve months before. Risks of taking part in the program are dealt with in the Liability Waiver. Nothing here limits liability that cannot be limited by law.',
    ],
    [
      'Governing law and disputes',
      'These terms are governed by the laws of Florida. Please write to us first: a formal complaint is answered within 7 business days, and most things can be settled by talking. What cannot is brought before the courts of Lee County, Florida. If a part of these terms is invalid, the rest stands.',
    ],
    [
      'Changes and contact',
      'We may change these terms; the version and date at the top say when. Changes apply from then on, and not to what you have already bought or signed. Questions go to Calusa Coast Hoops, Inc., 2450 Heron Bay Road, Suite 4, Fort Myers, FL 33901, 239-555-0100, legal@calusacoasthoops.example.',
    ],
  ],
  seoDescription:
    'The terms of the website, registration, shop, donations and sponsorships of Calusa Coast Hoops.',
});
