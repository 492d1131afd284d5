import { Button, Card, Container, Heading, Inline, Stack, Text, useToast } from '@sanity/ui';
import { useState } from 'react';
import { useClient, useCurrentUser } from 'sanity';
import {
  canPublishNow,
  describeBuilds,
  describeStanding,
  publishingMessages as messages,
} from '../../src/domain/publishing/messages.ts';
import { PUBLISH_REQUEST } from '../../src/domain/publishing/publish-request.ts';
import { siteUrl } from '../studio-env.ts';
import { askAgain, usePublishingStatus } from './publishing-status.ts';

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
const format = (instant: string) => time.format(new Date(instant));

/** How the website stands, and a way not to wait. */
export function PublishingTool() {
  const status = usePublishingStatus();
  const { isBusy, publish } = usePublishNow();
  return (
    <Container width={1} padding={5}>
      <Card padding={5} radius={3} shadow={1}>
        <Stack space={5}>
          <Heading as="h1">{messages.title}</Heading>
          <Text role="status">
            {status && describeStanding(status, format)}
            {status === null && messages.unknown}
          </Text>
          {status && (
            <Text size={1} muted>
              {describeBuilds(status, format)}
              {status.nowAgainAt !== null && ` ${messages.usedUp(format(status.nowAgainAt))}`}
            </Text>
          )}
          <Inline space={3}>
            <Button
              text={messages.publishNow}
              tone="primary"
              loading={isBusy}
              disabled={!status || !canPublishNow(status)}
              onClick={() => void publish()}
            />
            <Button
              as="a"
              text={messages.view}
              mode="ghost"
              href={siteUrl}
              target="_blank"
              rel="noreferrer"
            />
          </Inline>
        </Stack>
      </Card>
    </Container>
  );
}

/**
 * Asks for a build by a document: Sanity checks who may write it, and tells our site, signed. So the
 * Studio needs no password of the site, and the site no token of the person.
 */
function usePublishNow() {
  const client = useClient({ apiVersion: '2025-02-19' });
  const user = useCurrentUser();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const publish = async () => {
    setIsBusy(true);
    try {
      await client.createOrReplace({
        _id: PUBLISH_REQUEST,
        _type: PUBLISH_REQUEST,
        requestedAt: new Date().toISOString(),
        requestedBy: user?.id ?? 'unknown',
      });
      toast.push({ status: 'success', title: messages.asked });
      askAgain();
    } catch (error) {
      toast.push({ status: 'error', title: messages.failed, description: String(error) });
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, publish };
}
