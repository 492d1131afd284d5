import { lettering, letteringWidth } from './lettering.ts';
import { ball, type MarkColors, mark, markOn } from './mark.ts';
import { INK, NAVY, ORANGE, WHITE } from './palette.ts';
import { box, line, place, shape, svgFile } from './svg.ts';

interface LogoColors {
  mark: MarkColors;
  name: string;
}

function drawLogo({ mark: colors, name }: LogoColors): string {
  return svgFile(
    Math.ceil(370 + letteringWidth('CALUSA COAST', 124) + 30),
    360,
    `${mark(180, 180, 150, colors)}
    ${lettering('CALUSA COAST', [370, 160], 124, name)}
    ${lettering('HOOPS', [370, 328], 124, ORANGE)}`,
  );
}

/** Mark and name, for paper, mail and light pages. */
export const logo = () => drawLogo({ mark: markOn({ hex: WHITE }), name: NAVY });

/** The same on dark ground. */
export const logoOnDark = () =>
  drawLogo({ mark: { ball: ORANGE, ground: NAVY, wave: WHITE }, name: WHITE });

/** The mark alone; readable on light and dark browser tabs. */
export function favicon(): string {
  return svgFile(200, 200, mark(100, 100, 100, { ball: ORANGE, ground: '#ffffff', wave: NAVY }));
}

/** What a shared link shows when a page has no picture of its own: 1200×630. */
export function socialCard(): string {
  return svgFile(
    1200,
    630,
    `${box(0, 0, 1200, 630, NAVY)}
    ${line('M120 630V500A480 480 0 0 1 1080 500V630M420 630V330H780V630M420 330A180 180 0 0 1 780 330', '#33509f', 6)}
    ${mark(230, 330, 140, { ball: ORANGE, ground: NAVY, wave: WHITE })}
    ${lettering('CALUSA COAST', [430, 310], 96, WHITE)}
    ${lettering('HOOPS', [430, 440], 96, ORANGE)}`,
  );
}

/** On white, or it would be lost in dark mode: a symbol drawn in 220×240 and two lines of name, twice as large so that whole numbers are fine enough. */
function sponsor(name: string, second: string, symbol: string, color: string): string {
  const width = Math.max(letteringWidth(name, 118), letteringWidth(second, 76, 60));
  const total = Math.ceil(430 + width + 60);
  return svgFile(
    total,
    480,
    `${box(0, 0, total, 480, WHITE, 32)}
    ${place(0, 0, symbol, 2)}
    ${lettering(name, [430, 232], 118, color)}
    ${lettering(second, [430, 362], 76, color, { tracking: 60 })}`,
  );
}

/** Marks of four sponsors that do not exist. */
export const SPONSOR_MARKS = {
  'sponsor-gulf-lantern.svg': () =>
    sponsor(
      'GULF LANTERN',
      'CREDIT UNION',
      `${shape('M80 60H140L156 92H64Z', NAVY)}
      ${shape('M70 100H150V176H70Z', ORANGE)}
      ${line('M110 60V34M96 34H124M70 100H150V176H70ZM64 190H156M96 100V176M124 100V176', NAVY, 7)}`,
      NAVY,
    ),
  'sponsor-sawgrass-orthopedics.svg': () =>
    sponsor(
      'SAWGRASS',
      'ORTHOPEDICS',
      `${line('M60 190C70 130 70 100 64 50M92 190C94 120 96 90 92 36M124 190C120 130 124 100 136 52M152 190C148 150 154 124 170 94', INK, 10)}
      ${line('M44 190H176', ORANGE, 12)}`,
      INK,
    ),
  'sponsor-pelican-point.svg': () =>
    sponsor(
      'PELICAN POINT',
      'HARDWARE',
      `${shape('M110 32L176 70V146L110 184L44 146V70Z', ORANGE)}
      ${shape('M110 72L142 90V126L110 144L78 126V90Z', WHITE)}
      ${line('M96 108H124M110 94V122', NAVY, 9)}`,
      NAVY,
    ),
  'sponsor-mangrove-and-main.svg': () =>
    sponsor(
      'MANGROVE & MAIN',
      'COFFEE ROASTERS',
      `${shape('M56 84H148V134A46 46 0 0 1 56 134Z', NAVY)}
      ${line('M148 96H160A20 20 0 0 1 160 136H146M48 196H158', NAVY, 9)}
      ${line('M84 66C76 54 92 46 84 32M118 66C110 54 126 46 118 32', ORANGE, 8)}
      ${ball(102, 128, 24, ORANGE, NAVY, 30)}`,
      NAVY,
    ),
} as const;
