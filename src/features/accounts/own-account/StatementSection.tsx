import { useEffect, useState } from 'react';
import { type ApiResult, callApi } from '#browser/api.ts';
import { StatementSummary } from '#components/statement/StatementSummary.tsx';
import { StatementTable } from '#components/statement/StatementTable.tsx';
import { Button } from '#components/ui/Button.tsx';
import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import { Skeleton } from '#components/ui/Skeleton.tsx';
import { type OwnStatement, readOwnStatementEndpoint } from '#contracts/families/own-statement.ts';
import { messages as statementMessages } from '#words/account/statement.ts';
import { Section } from './Section.tsx';
import '#components/page/print-sheet.css';

interface StatementSectionProps {
  email: string;
  timeZone: string;
}

/** What the family was charged and what it paid: the same statement that the office reads. */
export function StatementSection({ email, timeZone }: StatementSectionProps) {
  const [answer, setAnswer] = useState<ApiResult<OwnStatement>>();
  const [reloadCount, setReloadCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (reloadCount < 0) return;
    const leaving = new AbortController();
    void callApi(readOwnStatementEndpoint, {}, { signal: leaving.signal }).then((read) => {
      if (!leaving.signal.aborted) setAnswer(read);
    });
    return () => leaving.abort();
  }, [reloadCount]);

  function retry() {
    setAnswer(undefined);
    setReloadCount((count) => count + 1);
  }

  return (
    <Section id="statement">
      {!answer && <Skeleton className="h-20" />}
      {answer?.ok === false && (
        <RetryAlert title={statementMessages.failed} onRetry={retry}>
          {answer.error.message}
        </RetryAlert>
      )}
      {answer?.ok && (
        <div className="grid gap-4">
          <article data-print-sheet={isOpen ? true : undefined} className="grid gap-4">
            {isOpen && <p className="hidden print:block">{statementMessages.of(email)}</p>}
            <StatementSummary statement={answer.data.statement} />
            {isOpen && <StatementTable {...answer.data} timeZone={timeZone} />}
          </article>
          <div className="flex flex-wrap gap-3">
            <Button
              size="sm"
              variant="outline"
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? statementMessages.hide : statementMessages.show}
            </Button>
            {isOpen && (
              <Button size="sm" onClick={() => window.print()}>
                {statementMessages.print}
              </Button>
            )}
          </div>
        </div>
      )}
    </Section>
  );
}
