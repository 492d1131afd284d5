import { expect, it } from 'vitest';
import { listSections } from './sections.ts';

const headed = (heading: string) => ({ heading });

it('lists the sections that there are, in the order of the page', () => {
  const sections = listSections({
    biography: headed('Founders'),
    purpose: headed('Purpose'),
    vision: headed('Vision'),
    mission: headed('Mission'),
    founderMessage: null,
  });
  expect(sections).toEqual([
    { slug: 'mission', heading: 'Mission' },
    { slug: 'vision', heading: 'Vision' },
    { slug: 'purpose', heading: 'Purpose' },
    { slug: 'biography', heading: 'Founders' },
  ]);
});
