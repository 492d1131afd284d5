import { Box, Card, Flex, Text } from '@sanity/ui';
import { useEffect, useRef } from 'react';
import type { UserViewComponent } from 'sanity/structure';
import { previewUrl } from '../studio-env.ts';
import { pageOf } from './page-of.ts';

/** The Studio saves while one types: the page is shown again when that has paused. */
const PAUSE_MS = 1_000;
/** What the page is told (src/layouts/drafts-preview); it reloads where it is scrolled to. */
const RELOAD = 'courtside:reload';

/** The page of a document with its drafts, beside the form; it follows what is saved. */
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

  const page = pageOf({ _id, _type, kind });
  if (page === undefined) return <NoPage />;
  const address = `${previewUrl}${page}`;
  return (
    <Flex direction="column" height="fill">
      <Card padding={3} borderBottom>
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
