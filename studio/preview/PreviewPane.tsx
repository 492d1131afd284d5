import { Box, Button, Card, Flex, Text } from '@sanity/ui';
import { useEffect, useRef, useState } from 'react';
import type { UserViewComponent } from 'sanity/structure';
import { previewUrl } from '../studio-env.ts';
import { pagesOf } from './page-of.ts';

/** The Studio saves while one types: the page is shown again when that has paused. */
const PAUSE_MS = 1_000;
/** What the page is told (src/layouts/drafts-preview); it reloads where it is scrolled to. */
const RELOAD = 'courtside:reload';

/** A page of a document with its drafts, beside the form; it follows what is saved. */
export const PreviewPane: UserViewComponent = ({ document: { displayed } }) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const { _id = '', _type = '', _rev, kind } = displayed;
  const seen = useRef(_rev);
  useEffect(() => {
    if (_rev === seen.current) return undefined;
    const timer = setTimeout(() => {
      seen.current = _rev;
      frame.current?.contentWindow?.postMessage(RELOAD, new URL(previewUrl).origin);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [_rev]);

  const [chosen, choose] = useState<string>();
  const pages = pagesOf({ _id, _type, kind });
  const page = pages.find((one) => one === chosen) ?? pages[0];
  if (page === undefined) return <NoPage />;
  const address = `${previewUrl}${page}`;
  return (
    <Flex direction="column" height="fill">
      <Card padding={3} borderBottom>
        {pages.length > 1 && (
          <Flex gap={1} marginBottom={3} wrap="wrap">
            {pages.map((one) => (
              <Button
                key={one}
                text={one}
                mode="bleed"
                fontSize={1}
                padding={2}
                selected={one === page}
                aria-pressed={one === page}
                onClick={() => choose(one)}
              />
            ))}
          </Flex>
        )}
        <Text size={1} muted>
          With drafts, as only you see it:{' '}
          <a href={address} target="_blank" rel="noreferrer">
            {page}
          </a>
        </Text>
      </Card>
      <Box flex={1}>
        <iframe
          ref={frame}
          src={address}
          title="The page with its drafts"
          style={{ width: '100%', height: '100%', border: 0 }}
        />
      </Box>
    </Flex>
  );
};

function NoPage() {
  return (
    <Box padding={4}>
      <Text>No page of the website shows this.</Text>
    </Box>
  );
}
