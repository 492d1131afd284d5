import { type ReactNode, useEffect, useState } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { type LegalLine, readLegalLines } from '#domain/registration/legal-text.ts';
import type { SignedDocument } from '#domain/registration/signed-documents.ts';
import { DEFAULT_LANGUAGE } from '#words/language.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages as dialogMessages } from '#words/registration/dialogs.ts';
import { type LegalText, loadLegalText } from './load-legal-text.ts';
import type { ShownDocument } from './terms.ts';

interface LegalDialogProps {
  slug: SignedDocument;
  shown: ShownDocument;
  open: boolean;
  onClose: () => void;
}

/** A text to be signed, as the very words whose SHA-256 the signature carries. Loaded when it is first opened. */
export function LegalDialog({ slug, shown, open, onClose }: LegalDialogProps) {
  /** Null when it could not be had, undefined while it has not been tried. */
  const [text, setText] = useState<LegalText | null>();
  const wanted = open && text === undefined;
  useEffect(() => {
    if (!wanted) return;
    const leaving = new AbortController();
    void loadLegalText(slug, leaving.signal).then((loaded) => {
      if (!leaving.signal.aborted) setText(loaded);
    });
    return () => leaving.abort();
  }, [wanted, slug]);

  const actions = (
    <Button variant="outline" onClick={onClose}>
      {dialogMessages.legal.close}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title={shown.title} actions={actions}>
      {contentOf(text, () => setText(undefined))}
      {text && hasChanged(text, shown) && (
        <Alert tone="error" title={dialogMessages.legal.changed} />
      )}
      <p>
        <a href={pageAddress(`/${slug}`)} target="_blank" rel="noopener" className={LINK}>
          {dialogMessages.legal.ownPage}
        </a>
      </p>
    </Dialog>
  );
}

const LINK = 'font-medium text-secondary-text underline';

function contentOf(text: LegalText | null | undefined, retry: () => void): ReactNode {
  const words = dialogMessages.legal;
  if (text === undefined) return <Spinner label={words.loading} />;
  if (text === null) {
    return (
      <RetryAlert title={words.failed} onRetry={retry}>
        {words.failedText}
      </RetryAlert>
    );
  }
  if (text.translation === undefined) return <Lines text={text.text} />;
  return (
    <>
      <Alert title={words.binding}>{words.bindingText}</Alert>
      <Lines text={text.translation} />
      <h3 className="mt-6 border-t border-line pt-6 text-xl">{words.english}</h3>
      <Lines text={text.text} lang={DEFAULT_LANGUAGE} />
    </>
  );
}

const hasChanged = (text: LegalText, shown: ShownDocument) =>
  text.sha256 !== shown.sha256 || text.translationSha256 !== shown.translationSha256;

/** The title stands in the dialog's head already. */
function Lines({ text, lang }: { text: string; lang?: string }) {
  const lines = readLegalLines(text).filter(({ kind }) => kind !== 'title');
  return (
    <div lang={lang} className="flex flex-col gap-3">
      {lines.map((line) => (
        <Line key={line.place} line={line} />
      ))}
    </div>
  );
}

function Line({ line: { kind, text } }: { line: LegalLine }) {
  if (kind === 'heading') return <h3 className="mt-2 text-xl">{text}</h3>;
  if (kind === 'item') return <p className="ps-5 -indent-4">{`• ${text}`}</p>;
  return <p>{text}</p>;
}
