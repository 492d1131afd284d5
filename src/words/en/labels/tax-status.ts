/** What the program is for the IRS, in the footer of every page; empty where there is nothing to say.  */
export const messages = {
  '501(c)(3)': 'A 501(c)(3) nonprofit',
  '501(c)(4)': 'A 501(c)(4) nonprofit',
  '501(c)(7)': 'A 501(c)(7) nonprofit',
  government: '',
  none: '',
};
