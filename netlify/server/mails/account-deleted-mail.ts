import type { MailDraft } from './compose.ts';

/** To a person who deleted their account: what is gone and what is kept. */
export function accountDeleted(uid: string, email: string, officeEmail: string): MailDraft {
  return {
    id: `account-deleted-${uid}`,
    to: email,
    replyTo: officeEmail,
    subject: 'Your account is deleted',
    about: `profiles/${uid}`,
    blocks: [
      'As you asked, we have deleted your account: your sign-in and your profile are gone.',
      'What we keep: registrations, bills, orders, gifts, sponsorships and their payments for seven years, as the law requires; your players, as long as they play with us; and pictures you sent that are in the gallery. A plan that is being charged goes on until you cancel it with the link in its receipts.',
      'Would you like something removed, or did you not ask for this? Just reply to this email.',
    ],
  };
}
