import { useState } from 'react';
import type { Errors } from '#components/form/TextField.tsx';
import { readBrand } from '#domain/team/brand-picture.ts';
import type { TeamInformation } from '#domain/team/team-information.ts';
import type { BrandColors } from '../../../styles/brand-theme.ts';
import { BrandPictureField } from './BrandPictureField.tsx';
import { BrandPreview } from './BrandPreview.tsx';

interface BrandFieldsProps {
  team: TeamInformation | null;
  /** As it is being typed. */
  teamName: string;
  /** As they are being chosen. */
  colors: BrandColors;
  errors: Errors;
  /** Something is chosen that is not saved yet. */
  onChange: () => void;
}

/** Logo and icon, and how they will look. */
export function BrandFields({ team, teamName, colors, errors, onChange }: BrandFieldsProps) {
  const [logo, setLogo] = useState(team?.logo ?? '');
  const [favicon, setFavicon] = useState(team?.favicon ?? '');
  const changing = (set: (id: string) => void) => (id: string) => {
    set(id);
    onChange();
  };
  return (
    <>
      <BrandPictureField name="logo" id={logo} onChange={changing(setLogo)} errors={errors} />
      <BrandPictureField
        name="favicon"
        id={favicon}
        onChange={changing(setFavicon)}
        errors={errors}
      />
      <BrandPreview brand={readBrand({ logo, favicon })} teamName={teamName} colors={colors} />
    </>
  );
}
