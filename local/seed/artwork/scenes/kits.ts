import type { Person } from '../figure/figure.ts';
import type { Hairstyle } from '../figure/head.ts';
import { INK, NAVY, ORANGE, SKIN, STEEL, WHITE } from '../palette.ts';
import { mix } from '../shade.ts';

const skinOf = (shade: 0 | 1 | 2 | 3) => SKIN[shade];
type Shade = 0 | 1 | 2 | 3;

/** A player of ours at home: navy with orange trim. */
export function homePlayer(shade: Shade, hair: Hairstyle, number: string): Person {
  return { skin: skinOf(shade), hair, top: NAVY, trim: ORANGE, bottom: NAVY, number };
}

/** A player in orange, for practice squads and the alternate kit. */
export function orangePlayer(shade: Shade, hair: Hairstyle, number: string): Person {
  return { skin: skinOf(shade), hair, top: ORANGE, trim: NAVY, bottom: NAVY, number };
}

/** A guest in white and grey. */
export function guestPlayer(shade: Shade, hair: Hairstyle, number: string): Person {
  return {
    skin: skinOf(shade),
    hair,
    top: WHITE,
    trim: mix(INK, WHITE, 0.25),
    bottom: WHITE,
    number,
    shoes: mix(INK, WHITE, 0.25),
  };
}

/** A coach or a volunteer: polo or pullover and long trousers. */
export function grownUp(
  shade: Shade,
  hair: Hairstyle,
  top: string,
  sleeves: 'short' | 'long' = 'short',
): Person {
  return {
    skin: skinOf(shade),
    hair,
    top,
    trim: top === WHITE ? NAVY : WHITE,
    bottom: top === INK ? STEEL : INK,
    shoes: WHITE,
    sleeves,
    legs: 'pants',
  };
}
