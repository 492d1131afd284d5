/** Who the holder of an account is.  */
export const messages = {
  parent: 'Parent/Guardian',
  member: 'Team Member',
  coach: 'Coach',
  supporter: 'Supporter',
  admin: 'Administrator',
};
