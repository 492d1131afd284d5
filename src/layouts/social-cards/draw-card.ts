import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori from 'satori';
import { type BrandColors, derivePalette, hasCourt } from '../../styles/brand-theme.ts';

/** The size networks ask for. */
const CARD_SIZE = { width: 1200, height: 630 };

export interface CardText {
  title: string;
  programName: string;
  /** 'club.org' */
  host: string;
}

const require = createRequire(import.meta.url);
const SCRIPTS = ['latin', 'latin-ext'] as const;

/** The headline face in the one format that satori reads, and that is not variable. */
async function loadFonts() {
  return Promise.all(
    SCRIPTS.flatMap((script) =>
      ([600, 800] as const).map(async (weight) => ({
        name: script,
        weight,
        data: await readFile(
          require.resolve(
            `@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-${script}-${weight}-normal.woff`,
          ),
        ),
      })),
    ),
  );
}

const box = (style: CSSProperties, children?: ReactNode) =>
  createElement('div', { style: { display: 'flex', ...style }, children });

/** The court lines of the site's pages, as a picture that satori can place. */
function courtLines(color: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" fill="none" stroke="${color}" stroke-width="2"><path d="M1 1h478v478H1zM40 479V380a200 200 0 0 1 400 0v99M160 479V290h160v189M160 290a80 80 0 0 1 160 0M180 1a60 60 0 0 0 120 0M205 440h70M222 440a18 18 0 0 1 36 0 18 18 0 0 1-36 0"/></svg>`;
  const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const style: CSSProperties = { position: 'absolute', left: 640, top: -10 };
  return createElement('img', { src, alt: '', width: 640, height: 640, style });
}

/** Long titles are set smaller, so that three lines hold them. */
function titleSize(title: string): number {
  if (title.length <= 24) return 150;
  return title.length <= 60 ? 116 : 84;
}

function layOut({ title, programName, host }: CardText, colors: BrandColors, sport: string) {
  const palette = derivePalette(colors, 'light');
  const footer = box({ alignItems: 'center', justifyContent: 'space-between', fontSize: 44 }, [
    box({ fontWeight: 600 }, programName),
    box({ fontWeight: 600, color: palette['court-muted'] }, host),
  ]);
  const heading = box(
    {
      fontSize: titleSize(title),
      fontWeight: 800,
      lineHeight: 1,
      maxWidth: 980,
      maxHeight: 360,
      overflow: 'hidden',
    },
    title,
  );
  const bar = box({ width: 120, height: 12, background: colors.primary, marginBottom: 40 });
  return box(
    {
      width: '100%',
      height: '100%',
      padding: 72,
      position: 'relative',
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'space-between',
      fontFamily: 'latin, latin-ext',
      color: palette['on-court'],
      background: palette.court,
    },
    [
      hasCourt(sport) && courtLines(palette['court-line'] ?? colors.secondary),
      box({ flexDirection: 'column' }, [bar, heading]),
      footer,
    ],
  );
}

/** Gives a function that draws one card as PNG: the same words and colors are the same bytes. */
export async function openCardStudio(
  colors: BrandColors,
  sport = 'Basketball',
): Promise<(text: CardText) => Promise<Uint8Array>> {
  const fonts = await loadFonts();
  return async (text) => {
    // Satori draws text as outlines: no font of the machine has a part in it.
    const svg = await satori(layOut(text, colors, sport), { ...CARD_SIZE, fonts });
    return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
  };
}
