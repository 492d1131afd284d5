/** What a guardian states with a signature; stored with it, in the language in which it was read.  */
export const messages = {
  statement: (title: string, version: string) =>
    `I am the parent or legal guardian of every player registered here. I have read the ${title} (version ${version}) and agree to it for each of them and for myself. Checking this box and typing my full name is my signature.`,
};
