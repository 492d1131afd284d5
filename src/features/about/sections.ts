const ABOUT_SECTIONS = ['founder-message', 'mission', 'vision', 'purpose', 'biography'] as const;
/** The last part of an address such as /about/mission. */
export type AboutSection = (typeof ABOUT_SECTIONS)[number];

interface Headed {
  heading: string;
}

/** The sections that the page has, each with its heading; a founder's message may be left out. */
export function listSections(about: {
  founderMessage: Headed | null;
  mission: Headed;
  vision: Headed;
  purpose: Headed;
  biography: Headed | null;
}): { slug: AboutSection; heading: string }[] {
  const { founderMessage, mission, vision, purpose, biography } = about;
  const found = { 'founder-message': founderMessage, mission, vision, purpose, biography };
  return ABOUT_SECTIONS.flatMap((slug) => {
    const section = found[slug];
    return section ? [{ slug, heading: section.heading }] : [];
  });
}
