/** Fields that the dashboard alone has, as sentences about them call them. */
export const messages = {
  teamName: 'Team name',
  coachName: 'Coach name',
  invoiceNumber: 'Invoice number',
  sponsorName: 'Sponsor name',
  contactPerson: 'Contact person',
  sponsorshipLevel: 'Sponsorship level',
  whatYouDid: 'What you did',
  opponent: 'Opponent',
  location: 'Location',
  reason: 'Reason',
  reference: 'Reference',
  note: 'Note',
  reply: 'Reply',
  guardian: 'Guardian',
  position: 'Position',
  team: 'Team',
};
