import type { Colorway } from '../colorways.ts';
import { mark, markOn } from '../mark.ts';
import { STEEL } from '../palette.ts';
import { fold, isLight, mix } from '../shade.ts';
import { box, line, shape } from '../svg.ts';
import { standShadow } from './ground.ts';

const BODY =
  'M344 222H456C456 262 520 276 520 344V668Q520 706 482 706H318Q280 706 280 668V344C280 276 344 262 344 222Z';

/** The 32 oz bottle: steel ring, screw lid with a carry loop, the arc and the key printed round its foot. */
export function bottle(colors: Colorway): string {
  const { hex, trim } = colors;
  const light = mix(hex, '#ffffff', isLight(hex) ? 0.6 : 0.28);
  const print = isLight(hex) ? trim : mix(hex, '#ffffff', 0.82);
  return `${standShadow(706, 180)}
  ${line('M352 150V118C352 62 448 62 448 118V150', fold(trim), 20)}
  ${box(334, 142, 132, 66, trim, 14)}
  ${line('M366 158V192M400 158V192M434 158V192', fold(trim, 1.4), 5)}
  ${box(340, 206, 120, 18, STEEL)}
  ${shape(BODY, hex)}
  ${shape('M456 222C456 262 520 276 520 344V668Q520 706 482 706H452Q484 706 484 668V344C484 280 428 262 428 222Z', fold(hex))}
  ${line('M308 352V560', light, 10)}
  ${line('M326 704V668A70 70 0 0 1 466 668V704M366 704V668A30 30 0 0 1 426 668V704', print, 6)}
  ${mark(396, 440, 76, markOn(colors))}`;
}
