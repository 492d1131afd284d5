import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import type { Errors } from '#components/form/TextField.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { uploadBrandPictureEndpoint } from '#contracts/team/brand.ts';
import { messages as teamMessages } from '#words/office/dashboard/team.ts';
import { FileInput } from '../kit/FileInput.tsx';
import { readPicture } from './read-picture.ts';

const messages = teamMessages.brand;

interface BrandPictureFieldProps {
  name: 'logo' | 'favicon';
  /** Id of the picture that would be saved; empty: the standard one. */
  id: string;
  onChange: (id: string) => void;
  errors: Errors;
}

/** A logo or icon: a file is checked, and its pictures made, as soon as it is chosen. */
export function BrandPictureField({ name, id, onChange, errors }: BrandPictureFieldProps) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();

  async function upload(file: File) {
    setRefused(undefined);
    setBusy(true);
    try {
      const picture = await readPicture(file);
      if ('problem' in picture) return setRefused(picture.problem);
      const result = await callApi(uploadBrandPictureEndpoint, picture, { timeoutMs: 30_000 });
      if (result.ok) onChange(result.data.id);
      else setRefused(result.error.fields?.data ?? result.error.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col items-start gap-2 sm:col-span-6">
      <input type="hidden" name={name} value={id} />
      <Field
        label={teamMessages.fields[name]}
        hint={messages.hints[name]}
        error={refused ?? errors[name]}
        className="w-full"
      >
        <FileInput accept=".svg,.png,image/svg+xml,image/png" data-error={name} onFile={upload} />
      </Field>
      <p role="status" className="flex items-center gap-2 text-sm text-muted">
        {busy && <Spinner />}
        {busy ? messages.checking : id === '' ? messages.standard[name] : messages.uploaded[name]}
      </p>
      {id !== '' && !busy && (
        <Button variant="outline" size="sm" onClick={() => onChange('')}>
          {messages.useStandard[name]}
        </Button>
      )}
    </div>
  );
}
