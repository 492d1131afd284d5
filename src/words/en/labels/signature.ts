/** What a guardian states with a signature; stored with it, in the language in which it was read.  */
export const messages = {
  /** Under the title of a legal text that is shown in another language than English. */
  version: (version: string, day: string) => `Version ${version}, last updated ${day}`,
  statement: (title: string, version: string) =>
    `I am the parent or legal guardian of every player registered here. I have read the ${title} (version ${version}) and agree to it for each of them and for myself. Checking this box and typing my full name is my signature.`,
};
