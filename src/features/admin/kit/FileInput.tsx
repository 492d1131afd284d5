import type { ComponentProps } from 'react';
import { TextInput } from '#components/ui/TextInput.tsx';

interface FileInputProps extends Pick<ComponentProps<'input'>, 'accept'> {
  'data-error'?: string;
  onFile: (file: File) => Promise<void>;
}

/** One file to choose, in the frame of the other fields. */
export function FileInput({ onFile, ...rest }: FileInputProps) {
  return (
    <TextInput
      {...rest}
      type="file"
      className="file:me-3 file:rounded-md file:border file:border-solid file:border-control file:bg-tint file:px-3 file:py-1 file:font-semibold"
      onChange={(event) => {
        const input = event.currentTarget;
        const [file] = input.files ?? [];
        // So that the same file, corrected, can be chosen again.
        if (file) void onFile(file).then(() => (input.value = ''));
      }}
    />
  );
}
