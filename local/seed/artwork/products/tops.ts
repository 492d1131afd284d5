import type { Colorway } from '../colorways.ts';
import { mark, markOn } from '../mark.ts';
import { numerals } from '../numerals.ts';
import { NAVY, ORANGE, WHITE } from '../palette.ts';
import { fold, isLight } from '../shade.ts';
import { BUTT, line, shape } from '../svg.ts';

const TEE_PRINT = 'M278 528V424A122 122 0 0 1 522 424V528ZM352 528V404M448 528V404';

/** A T-shirt with the half court in lines across the chest, the mark where the free-throw circle would be. */
export function tee(colors: Colorway): string {
  const { hex, trim } = colors;
  const dark = fold(hex);
  const print = isLight(hex) ? NAVY : hex === ORANGE ? WHITE : ORANGE;
  return `${shape('M312 142C336 216 464 216 488 142C450 164 350 164 312 142Z', dark)}
  ${shape('M312 142C336 216 464 216 488 142L560 170C620 200 664 254 706 326L622 388L574 336V672Q400 694 226 672V336L178 388L94 326C136 254 180 200 240 170Z', hex)}
  ${shape('M226 336C230 300 238 270 250 248C262 380 262 540 258 675L226 672ZM574 336C570 300 562 270 550 248C538 380 538 540 542 675L574 672Z', dark)}
  ${line('M312 142C336 216 464 216 488 142', trim, 15)}
  ${line('M113 313L196 374M687 313L604 374M232 652Q400 672 568 652', fold(hex, 1.7), 3)}
  ${line(TEE_PRINT, print, 6)}
  ${mark(400, 398, 74, markOn(colors))}`;
}

/** The game jersey: side panels and piping in the trim, block number with the mark above it. */
export function jersey(colors: Colorway): string {
  const { hex, trim } = colors;
  const number = isLight(hex) ? trim : WHITE;
  return `${shape('M330 106C340 214 460 214 470 106C440 128 360 128 330 106Z', fold(hex))}
  ${shape('M256 122L330 106C340 214 460 214 470 106L544 122C536 236 556 318 616 352L608 678Q400 702 192 678L184 352C244 318 264 236 256 122Z', hex)}
  ${shape('M184 352C204 341 219 326 230 308C240 430 238 560 230 682L192 678ZM616 352C596 341 581 326 570 308C560 430 562 560 570 682L608 678Z', trim)}
  ${line('M330 106C340 214 460 214 470 106M256 122C264 236 244 318 184 352M544 122C536 236 556 318 616 352', trim, 13, BUTT)}
  ${line('M238 662Q400 680 562 662', fold(hex, 1.7), 3)}
  ${mark(400, 258, 46, markOn(colors))}
  ${numerals('23', 400, 440, 196, number)}`;
}
