import { type MouseEvent, useState } from 'react';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { onTouch } from '#components/page/lazy-part.ts';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import type { SignedDocument } from '#domain/registration/signed-documents.ts';
import { statementOfIntent } from '#domain/registration/signed-documents.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/registration/form.ts';
import type { RegistrationTerms } from './terms.ts';

const LEGAL_TEXT = onTouch(async () => (await import('./later.ts')).loadLegal());

interface AgreementsSectionProps {
  documents: RegistrationTerms['documents'];
  errors: Errors;
}

/** Waiver and terms: for each the statement beside its box, the text one click away, and one typed name. */
export function AgreementsSection({ documents, errors }: AgreementsSectionProps) {
  const words = messages.agreements;
  const [open, setOpen] = useState<SignedDocument>();
  const agreement = { documents, errors, onRead: setOpen };
  return (
    <>
      <fieldset className="grid min-w-0 items-start gap-x-4 gap-y-5 sm:grid-cols-6">
        <legend className="sr-only">{messages.steps.titles.agreements}</legend>
        <p className="text-muted sm:col-span-6">{words.text}</p>
        <Agreement {...agreement} slug="liability-waiver" name="agreedToWaiver" />
        <Agreement {...agreement} slug="terms" name="agreedToTerms" />
        <TextField
          name="signedName"
          label={words.signature}
          hint={words.signatureHint}
          errors={errors}
          autoComplete="off"
          spellCheck={false}
          data-no-draft
          className="sm:col-span-6"
        />
        <Checkbox
          name="marketingConsent"
          label={words.marketing}
          hint={words.marketingHint}
          className="sm:col-span-6"
        />
      </fieldset>
      {(['liability-waiver', 'terms'] as const).map((slug) => (
        <LoadedOnTouch key={slug} part={LEGAL_TEXT} wanted={open === slug}>
          {(LegalDialog) => (
            <LegalDialog
              slug={slug}
              shown={documents[slug]}
              open
              onClose={() => setOpen(undefined)}
            />
          )}
        </LoadedOnTouch>
      ))}
    </>
  );
}

interface AgreementProps extends AgreementsSectionProps {
  slug: SignedDocument;
  name: string;
  onRead: (slug: SignedDocument) => void;
}

function Agreement({ slug, name, documents, errors, onRead }: AgreementProps) {
  const document = documents[slug];
  function read(event: MouseEvent) {
    // A link, so that the text can be had before the page is alive, and in a tab of one's own.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onRead(slug);
  }
  return (
    <Checkbox
      name={name}
      required
      data-no-draft
      error={errors[name]}
      label={statementOfIntent(document)}
      hint={
        <a
          href={pageAddress(`/${slug}`)}
          target="_blank"
          rel="noopener"
          aria-haspopup="dialog"
          onClick={read}
          className="inline-block py-1 font-medium text-secondary-text underline"
        >
          {messages.agreements.read(document.title)}
        </a>
      }
      className="sm:col-span-6"
    />
  );
}
