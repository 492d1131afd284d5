import { useEmptyPage } from '#browser/use-empty-page.ts';
import { lazyPart, useLazyPart } from '#components/page/lazy-part.ts';
import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { messages as action } from '#words/sign-in/links.ts';
import { useMailedLink } from './use-mailed-link.ts';

/** Loaded while the link is looked up. */
const STEPS = lazyPart(async () => (await import('./LinkSteps.tsx')).LinkSteps);

/** What a mailed link leads to: `/auth/action?mode=verifyEmail|resetPassword&code=…`. Without one, the page itself says so. */
export function AuthAction() {
  const { link, found, retry } = useMailedLink();
  const { Part: LinkSteps, failed, retry: load } = useLazyPart(STEPS);
  const isUnreachable = failed || (found && !found.ok && !found.isSpent);
  useEmptyPage(link === undefined ? undefined : link === null);
  if (link === null) return null;
  if (link && found && LinkSteps && !isUnreachable) return <LinkSteps link={link} found={found} />;
  if (!isUnreachable) return <Spinner label={action.checking} className="size-6" />;
  return (
    <RetryAlert title={action.unreachable} onRetry={failed ? load : () => void retry()}>
      {found && !found.ok ? found.message : action.notLoaded}
    </RetryAlert>
  );
}
