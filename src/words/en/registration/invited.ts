/** What a family reads that comes back by the link we emailed. */
export const messages = {
  loading: 'Looking up your family...',
  title: (season: string) => `Welcome back. Register for the ${season}`,
  text: 'We have filled in your address and contacts from last time. Please check them. Choose who plays. Then enter age, grade, school and medical information again, and say if we may share photos.',
  keepEmail: (email: string) =>
    `Keep the email ${email} in the form, so your players keep their team and jersey.`,
  who: 'Who is playing this season?',
  updated: 'Check the age and grade of each player. We updated them from last time.',
  enter: 'Enter the age and grade of each player.',
  photos: 'If you leave the photo box unchecked, we will no longer share photos of that player.',
  registered: (names: string) => `Registered for this season: ${names}.`,
  leave: 'We are not coming back',
  left: 'Thank you for telling us. We will not email you about this season again.',
  back: 'We are coming back after all',
  failed: 'We could not fill in the form',
  retry: 'Try Again',
};
