import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Language } from '#words/language.ts';
import { findWantedCard } from './card-address.ts';

/**
 * Draws a picture for social networks for every page that asks for one in its `<head>`. It reads the
 * built pages instead of a list of its own, so that no new page can be forgotten.
 */
export function socialCards(siteUrl: string, language: Language): AstroIntegration {
  return {
    name: 'social-cards',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir);
        const cards = await collectCards(root, siteUrl, language);
        await drawCards(root, cards, new URL(siteUrl).host);
        logger.info(`${cards.size} pictures for social networks`);
      },
    },
  };
}

/** File → title. Pages of one list share a card. */
async function collectCards(
  root: string,
  siteUrl: string,
  language: Language,
): Promise<Map<string, string>> {
  const files = await readdir(root, { recursive: true });
  const cards = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    const card = findWantedCard(await readFile(path.join(root, file), 'utf8'), siteUrl, language);
    if (card) cards.set(card.file, card.title);
  }
  return cards;
}

async function drawCards(root: string, cards: Map<string, string>, host: string): Promise<void> {
  // Loaded here: `astro dev` reads this file, too, and draws nothing.
  const [{ openCardStudio }, { readTeamInformation }, { readSettings }] = await Promise.all([
    import('./draw-card.ts'),
    import('#content/team-information.ts'),
    import('#content/settings.ts'),
  ]);
  const [team, { sport }] = await Promise.all([readTeamInformation(), readSettings()]);
  const colors = { primary: team.primaryColor, secondary: team.secondaryColor };
  const drawCard = await openCardStudio(colors, sport);
  for (const [file, title] of cards) {
    const target = path.join(root, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, await drawCard({ title, programName: team.teamName, host }));
  }
}
