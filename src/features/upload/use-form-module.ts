import { type ComponentType, useCallback, useEffect, useState } from 'react';

type FormModule =
  | { status: 'ready'; Form: ComponentType }
  | { status: 'waiting' }
  | { status: 'failed' };

/** Loads the form while it is asked who is signed in: what every visitor gets stays light. */
export function useFormModule(): { module: FormModule; load: () => void } {
  const [module, setModule] = useState<FormModule>({ status: 'waiting' });
  const load = useCallback(() => {
    setModule({ status: 'waiting' });
    import('./UploadForm.tsx').then(
      ({ UploadForm: Form }) => setModule({ status: 'ready', Form }),
      () => setModule({ status: 'failed' }),
    );
  }, []);
  useEffect(load, [load]);
  return { module, load };
}
