import { callApi } from '#browser/api.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { readNewsStopEndpoint, stopNewsEndpoint } from '#contracts/families/news.ts';
import { messages } from '#words/office/dashboard/news.ts';
import { formatInstantDay } from '../instants.ts';
import { useEndpointQuery } from '../use-endpoint-query.ts';
import { useSave } from '../use-save.ts';

/** Notes that a person wants no more news, which is one choice for their address, and takes that back. */
export function NewsChoice({ email }: { email: string }) {
  const { data, retry } = useEndpointQuery(readNewsStopEndpoint, { email });
  const save = useSave();
  if (!data) return null;
  const { newsStop } = data;

  async function choose(isStopped: boolean) {
    const done = isStopped ? messages.stopped(email) : messages.allowed;
    const words = { done, failedTitle: messages.failed, isToastAlone: true };
    const call = () => callApi(stopNewsEndpoint, { email, isStopped });
    if ((await save.run(call, words)) !== undefined) retry();
  }
  const [press, pressing] = newsStop
    ? [messages.allow, messages.allowing]
    : [messages.stop, messages.stopping];
  return (
    <div className="grid justify-items-start gap-2">
      {newsStop && (
        <Alert title={messages.since(formatInstantDay(newsStop.at))}>
          {messages.by(newsStop.by)}
        </Alert>
      )}
      {/* One button for both, so that it keeps the focus. */}
      <Button
        size="sm"
        variant="outline"
        loading={save.busy}
        onClick={() => void choose(!newsStop)}
      >
        {save.busy ? pressing : press}
      </Button>
    </div>
  );
}
