import { messages as teamMessages } from '#words/office/dashboard/team.ts';
import type { BrandColors } from '../../../styles/brand-theme.ts';
import { previewColors } from './color-preview.ts';

const messages = teamMessages.preview;

/** Both colors as the pages will have them, while they are being chosen. */
export function ColorPreview({ colors }: { colors: BrandColors }) {
  const swatches = previewColors(colors);
  return (
    <section
      aria-labelledby="color-preview"
      className="flex break-inside-avoid flex-col gap-4 rounded-lg border border-line p-5"
    >
      <h3 id="color-preview" className="text-h3">
        {teamMessages.cards.preview}
      </h3>
      <p className="text-sm text-muted">{messages.intro}</p>
      {swatches.length === 0 && <p>{messages.notAColor}</p>}
      <ul className="grid grid-cols-2 gap-3">
        {swatches.map(({ color, mode, fill, text, contrast }) => (
          <li
            key={`${color} ${mode}`}
            className="rounded-md border border-line p-3 sm:p-4"
            style={{ backgroundColor: fill, color: text, forcedColorAdjust: 'none' }}
          >
            <span className="headline block text-h3">{messages.colors[color]}</span>
            <span className="block text-sm">{messages.modes[mode]}</span>
            <span className="tabular block text-sm">
              {messages.contrast(messages.text[text] ?? text, contrast)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
