import { legalDocument } from './legal-document.ts';

export const privacyPolicy = legalDocument({
  slug: 'privacy',
  title: 'Privacy Policy',
  version: '1.6',
  lastUpdated: '2026-11-28',
  intro:
    'This policy says what Calusa Coast Hoops, Inc. (“we”) learns about you and your children, why, who sees it, and how you have it corrected or removed. It applies to this website and to everything you give us for the program.',
  sections: [
    [
      'Information we collect',
      'We collect what you enter in our forms and what is needed to run the program:',
      {
        list: [
          'Contact details of parents, guardians, account holders, donors, sponsors, buyers and volunteers: name, email, phone, postal address.',
          'About players: name, age, grade, school, height and weight if you give them, playing experience, emergency contact, and medical information that coaches should know.',
          'Payments: amount, date, purpose and method. Card and bank numbers are entered on the pages of our payment provider, Stripe, and never reach us.',
          'Signatures of our Terms and Liability Waiver: the typed name, the version signed, the time, the IP address and the browser.',
          'Messages you send us, applications to volunteer with their references, and the photos and videos you upload.',
        ],
      },
      'This website sets no advertising or tracking cookies and loads nothing from advertising networks. On your own device, your browser keeps your cart, your sign-in, which registrations and orders you sent from it, and for 7 days what you begin to type in a form, but no passwords, signatures or medical information.',
    ],
    [
      'How we use information',
      {
        list: [
          'To register and supervise players, schedule games and reach you in an emergency.',
          'To take and account for payments, send receipts, and answer messages and applications.',
          'To screen coaches and volunteers who work with minors.',
          'To show the life of the program in the gallery, within the consent you gave.',
          'To meet duties under tax, charity and child-protection law.',
        ],
      },
      'We do not sell or rent personal information, and make no decisions about people by automated means alone. Newsletters and program news go only to those who asked for them.',
    ],
    [
      'Information about children',
      'Our players are minors. Only a parent or legal guardian may register a player, and account holders must be 18 or older. We do not knowingly collect information from children under 13 through this website; if you believe that a child has given us information, write to us and we will delete it.',
      'Parents and guardians may see, correct and have deleted what we hold about their child, and may withdraw consent at any time, as set out under “Your rights and choices”.',
    ],
    [
      'Medical information',
      'Medical information is optional and is used for one purpose: the safety of the player. It is stored apart from all other records. Only program administrators can open it, each time it is opened is recorded, and it never appears in exports or emails. They may print it for a coach, who should know what to do in an emergency.',
      'It is deleted 3 years after the player’s program ends, or sooner at your request once he no longer takes part.',
    ],
    [
      'Photos and videos',
      'Whether a player may be pictured is decided by his parent or guardian at registration, for each player; without a yes, the answer is no. Uploaded photos and videos are private until we approve them. Location and camera data are removed from photos and videos before they are published.',
      'Published pictures stay in the gallery indefinitely unless removal is requested. Anyone shown, or a parent of a minor shown, can ask for removal with the link beside the picture or by writing to us. No reason is needed.',
    ],
    [
      'Who we share information with',
      'We share information only as far as each needs it:',
      {
        list: [
          'Service providers that host our website, records and files, send our emails and process payments, under contracts that bind them to our instructions.',
          'Leagues, tournament hosts and insurers: rosters with name, age and grade.',
          'Emergency services and medical staff, when a player needs help.',
          'A screening company, for volunteers who agreed to a background check.',
          'Authorities, when law or a court requires it, or to protect a child.',
        ],
      },
    ],
    [
      'How long we keep information',
      {
        list: [
          'Financial records (registrations, orders, donations, sponsorships, bills and their receipts): 7 years after the last change. We keep payments for as long as we keep the records that they were for. Stripe keeps its own records of payments by card or bank account.',
          'Medical information: 3 years after program completion. We keep the profile of a player who has left just as long. When a profile is deleted, the registrations keep the player’s name, age and grade. What they say about school, height, weight and experience is deleted, too. So are the emergency contact and our notes on the registration, when no other player of it is left. We keep notes on bills, on canceled registrations, and on registrations with a bill that was unpaid then. When you ask us to delete information, we delete what they say about your child.',
          'Photos and videos: indefinitely, unless removal is requested.',
          'Signed waivers: until the player’s claims can no longer be brought under Florida law.',
          'Backups: 14 weeks. What we delete stays in them for that time. Backups of financial records and signed documents: 7 years.',
          'Emails to our office, and lists that our staff has saved or printed: until our staff deletes them. When you ask us to delete information, we delete it there, too.',
          'Accounts: until you delete them. Messages and applications: as long as we need them to answer and to show that we did.',
        ],
      },
      'When you delete your account, your profile and sign-in are removed. Financial records stay for their 7 years, without being used for anything else.',
    ],
    [
      'How we protect information',
      'All connections to this website are encrypted. Passwords are held by our sign-in provider in a form that we cannot read. Every request for a record is checked on our server, staff see only what their role allows, and changes made by administrators are recorded.',
      'No system is beyond failure. If a breach affects your information, we will tell you and the authorities as Florida law requires.',
    ],
    [
      'Your rights and choices',
      {
        list: [
          'See and export what your account holds, on your account page.',
          'Correct what is wrong, there or by writing to us.',
          'Delete your account, or ask us to delete information that we need not keep.',
          'Withdraw photo or marketing consent at any time.',
          'Cancel or change a monthly gift with the link in every receipt.',
        ],
      },
      'We answer within 30 days, and may ask for proof that you are the person, parent or guardian concerned.',
    ],
    [
      'Changes to this policy',
      'When we change this policy we raise its version and date at the top of this page. If a change lessens your rights, we tell account holders by email before it takes effect.',
    ],
    [
      'How to contact us',
      'Calusa Coast Hoops, Inc., 2450 Heron Bay Road, Suite 4, Fort Myers, FL 33901. Phone 239-555-0100. Email privacy@calusacoasthoops.example.',
      'A formal complaint is answered within 7 business days.',
    ],
  ],
  seoDescription:
    'What Calusa Coast Hoops learns about families, players, donors and buyers, how long it is kept, and how to have it removed.',
});
