import type { ReactNode } from 'react';
import {
  brandAddress,
  type LogoPlace,
  logoSize,
  type readBrand,
} from '#domain/team/brand-picture.ts';
import { isColor } from '#domain/team/team-form.ts';
import { messages as teamMessages } from '#words/office/dashboard/team.ts';
import { type BrandColors, derivePalette } from '../../../styles/brand-theme.ts';

const messages = teamMessages.brand.preview;
const PAPER = { backgroundColor: '#ffffff', color: '#000000' };

interface BrandPreviewProps {
  brand: ReturnType<typeof readBrand>;
  teamName: string;
  colors: BrandColors;
}

/** Where the uploaded pictures will be seen; nothing while there are none. */
export function BrandPreview({ brand: { logo, icon }, teamName, colors }: BrandPreviewProps) {
  if (!logo && !icon) return null;
  const picture = (place: LogoPlace) =>
    logo && (
      <img src={brandAddress(logo, `${place}.png`)} alt="" {...logoSize(logo, place).shown} />
    );
  return (
    <section aria-labelledby="brand-preview" className="sm:col-span-6">
      <h4 id="brand-preview" className="mb-2 font-semibold">
        {messages.title}
      </h4>
      <ul className="grid gap-3">
        {logo &&
          (['light', 'dark'] as const).map((mode) => (
            <Example key={mode} label={messages.header[mode]} style={pageColors(colors, mode)}>
              <span className="flex items-center gap-2.5">
                {picture('header')}
                <span className="headline text-xl">{teamName}</span>
              </span>
            </Example>
          ))}
        {logo && (
          <Example label={messages.email} style={PAPER}>
            {picture('email')}
            <span className="mt-3 block">{messages.emailWords}</span>
          </Example>
        )}
        {logo && (
          <Example label={messages.pdf} style={PAPER}>
            {picture('pdf')}
            <span className="mt-2 block text-xl font-bold">{messages.pdfWords}</span>
          </Example>
        )}
        {icon && (
          <Example label={messages.tab} style={pageColors(colors, 'light')}>
            <span className="flex items-center gap-2 text-sm">
              <img src={brandAddress(icon, 'icon-32.png')} alt="" width={16} height={16} />
              {teamName}
            </span>
          </Example>
        )}
      </ul>
    </section>
  );
}

interface ExampleProps {
  label: string;
  style: { backgroundColor?: string | undefined; color?: string | undefined };
  children: ReactNode;
}

function Example({ label, style, children }: ExampleProps) {
  return (
    <li>
      <span className="text-sm text-muted">{label}</span>
      <div className="overflow-hidden rounded-md border border-line p-4" style={style}>
        {children}
      </div>
    </li>
  );
}

/** Of the pages in one mode; black on white while a color is incomplete. */
function pageColors(brand: BrandColors, mode: 'light' | 'dark'): ExampleProps['style'] {
  if (!isColor(brand.primary) || !isColor(brand.secondary)) return PAPER;
  const { page, ink } = derivePalette(brand, mode);
  return { backgroundColor: page, color: ink };
}
