import { useEffect, useRef, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { attemptFor, newAttempt } from '#browser/forms/attempt.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { importGamesEndpoint } from '#contracts/games/dashboard.ts';
import { movedGames } from '#domain/games/import/moved-games.ts';
import type { ImportPlan, RowPlan } from '#domain/games/import/plan-import.ts';
import { messages } from '#words/office/dashboard/games/import.ts';
import { useSave } from '../../kit/use-save.ts';
import { PreviewList } from './PreviewList.tsx';

interface ImportPreviewProps {
  plan: Extract<ImportPlan, { ok: true }>;
  onOther: () => void;
  /** Reads the season anew; the preview follows. */
  onReload: () => void;
  onDone: () => void;
}

const KINDS = ['added', 'changed', 'unchanged', 'error'] as const;

/** What would change, row by row; nothing has been sent yet. */
export function ImportPreview({ plan, onOther, onReload, onDone }: ImportPreviewProps) {
  const save = useSave();
  const [attempt, setAttempt] = useState(newAttempt);
  const { columns, rows } = plan;
  const summary = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone: what has come of it is read out.
  useEffect(() => summary.current?.focus(), []);
  const content = contentOf(rows);
  const count = content.added.length + content.changed.length;
  const moved = movedGames(plan);
  const broken = rows.filter(({ kind }) => kind === 'error').length;

  async function confirm() {
    const next = attemptFor(attempt, JSON.stringify(content));
    setAttempt(next);
    const done = await save.run(
      () =>
        callApi(
          importGamesEndpoint,
          { idempotencyKey: next.key, ...content },
          { timeoutMs: 30_000 },
        ),
      {
        done: (_, canUndo) => (canUndo ? messages.done : messages.doneForGood),
        failedTitle: messages.failed,
      },
    );
    if (done) onDone();
  }

  return (
    <>
      <h4 ref={summary} tabIndex={-1} className="tabular text-lg font-semibold outline-none">
        {KINDS.map((kind) => ({ kind, found: rows.filter((row) => row.kind === kind).length }))
          .filter(({ found }) => found > 0)
          .map(({ kind, found }) => messages.counts[kind](found))
          .join(' · ')}
      </h4>
      <p className="text-sm text-muted">
        {messages.columnsUsed(columns.used.map(({ heading }) => heading).join(', '))}{' '}
        {columns.ignored.length > 0 && messages.columnsIgnored(columns.ignored.join(', '))}
      </p>
      {broken > 0 && (
        <Alert title={messages.withProblems(broken)}>{messages.withProblemsText}</Alert>
      )}
      {moved > 0 && <Alert title={messages.moved(moved)}>{messages.movedText}</Alert>}
      {count === 0 && broken === 0 && <Alert title={messages.nothing} />}
      {save.error && (
        <Alert
          tone="error"
          title={messages.failed}
          action={
            save.error.code === 'conflict' && (
              <Button
                variant="outline"
                size="sm"
                onClick={() => {
                  save.clearError();
                  onReload();
                }}
              >
                {messages.recheck}
              </Button>
            )
          }
        >
          {save.error.message}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={onOther}>
          {messages.other}
        </Button>
        {count > 0 && (
          <Button loading={save.busy} onClick={() => void confirm()}>
            {save.busy ? messages.importing : messages.confirm(count)}
          </Button>
        )}
      </div>
      <PreviewList rows={rows} />
    </>
  );
}

/** Only what changes is sent. */
function contentOf(rows: readonly RowPlan[]) {
  return {
    added: rows.flatMap((row) => (row.kind === 'added' ? [row.game] : [])),
    changed: rows.flatMap((row) =>
      row.kind === 'changed'
        ? [{ id: row.current.id, seen: row.current.updatedAt, game: row.game }]
        : [],
    ),
  };
}
