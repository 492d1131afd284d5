import { useEffect, useState } from 'react';
import { type StringInputProps, useClient } from 'sanity';
import { API_VERSION } from '../rules/unique.ts';

const USED = 'array::unique(*[_type == "product" && defined(category)].category)';

/** A category out of the list of those in use, so that none is spelled in two ways; or a new one. */
export function CategoryInput(props: StringInputProps) {
  const client = useClient({ apiVersion: API_VERSION });
  const [used, setUsed] = useState<readonly string[]>([]);
  useEffect(() => {
    // Without the list the field is as any other.
    client.fetch<string[]>(USED).then(setUsed, () => setUsed([]));
  }, [client]);
  const list = `${props.id}-used`;
  const elementProps = { ...props.elementProps, list };
  return (
    <>
      {props.renderDefault({ ...props, elementProps })}
      <datalist id={list}>
        {used.map((category) => (
          <option key={category} value={category} />
        ))}
      </datalist>
    </>
  );
}
