import { useEffect, useState } from 'react';
import { type InputProps, isObjectInputProps, type ObjectMember, useClient } from 'sanity';
import { API_VERSION } from '../rules/unique.ts';
import { FRAME, OFFERS_OTHERS } from './in-all-languages.ts';

/** Any input of a form. Where a program speaks English alone, a text has no fields for other languages beside it. */
export function ObjectInput(props: InputProps) {
  return isObjectInputProps(props) ? <Members props={props} /> : props.renderDefault(props);
}

function Members({ props }: { props: Extract<InputProps, { members: ObjectMember[] }> }) {
  const isOffered = useOfferedLanguages();
  const members = isOffered ? props.members : props.members.flatMap(englishAlone);
  return props.renderDefault({ ...props, members });
}

function englishAlone(member: ObjectMember): ObjectMember[] {
  if (member.kind !== 'fieldSet' || !member.fieldSet.name.startsWith(FRAME)) return [member];
  return member.fieldSet.members.slice(0, 1);
}

/** Asked once a form: whoever adds a language opens the next form with it. */
function useOfferedLanguages(): boolean {
  const client = useClient({ apiVersion: API_VERSION });
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    // Without an answer the form is the English one.
    client.fetch<boolean | null>(OFFERS_OTHERS).then(
      (answer) => setOffered(answer === true),
      () => setOffered(false),
    );
  }, [client]);
  return isOffered;
}
