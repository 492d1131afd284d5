import { type ComponentType, useEffect, useState } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import type { AdminTab } from '../kit/admin-location.ts';
import { frameMessages as messages } from '../kit/messages.ts';
import { type AdminTabProps, TAB_LOADERS } from './tabs.ts';

interface LazyTabProps extends AdminTabProps {
  tab: AdminTab;
}

type Loaded = { tab: AdminTab; content: ComponentType<AdminTabProps> | 'failed' };

/** A tab's file, loaded when it is opened. Not React's `lazy`: a file that cannot be had must leave the frame standing. */
export function LazyTab({ tab, admin }: LazyTabProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [turn, setTurn] = useState(0);
  const wanted = `${tab} ${turn}`;

  useEffect(() => {
    let shown = true;
    const [name] = wanted.split(' ') as [AdminTab];
    const load = TAB_LOADERS[name];
    const loading = load ? load() : Promise.reject(new Error(`There is no tab ${name}`));
    loading.then(
      (content) => shown && setLoaded({ tab: name, content }),
      (error: unknown) => {
        console.error('Error loading a tab', error);
        if (shown) setLoaded({ tab: name, content: 'failed' });
      },
    );
    return () => {
      shown = false;
    };
  }, [wanted]);

  if (loaded?.tab !== tab) return <Spinner label={messages.loading} />;
  if (loaded.content === 'failed') {
    return (
      <Alert
        tone="error"
        title={messages.tabFailed}
        action={
          <Button
            variant="outline"
            size="sm"
            onClick={() => {
              setLoaded(undefined);
              setTurn(turn + 1);
            }}
          >
            {messages.retry}
          </Button>
        }
      >
        {messages.tabFailedText}
      </Alert>
    );
  }
  return <loaded.content admin={admin} />;
}
