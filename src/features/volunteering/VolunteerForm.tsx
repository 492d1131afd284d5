import type { ReactNode } from 'react';
import { useFormProgress } from '#browser/forms/use-form-progress.ts';
import { DraftNotice } from '#components/form/DraftNotice.tsx';
import { FormEnd } from '#components/form/FormEnd.tsx';
import { FormProgress } from '#components/form/FormProgress.tsx';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { onTouch } from '#components/page/lazy-part.ts';
import { messages as words } from '#words/forms.ts';
import { messages } from '#words/volunteering.ts';
import { AgreementsPart, ExperiencePart, HelpPart } from './HelpParts.tsx';
import type { OfferedRole } from './offered-roles.ts';
import { EmergencyPart, PersonPart, ReferencesPart } from './PersonParts.tsx';
import { useVolunteerForm } from './use-volunteer-form.ts';

const RECEIVED = onTouch(
  async () => (await import('./ApplicationReceived.tsx')).ApplicationReceived,
);

interface VolunteerFormProps {
  /** Those that the program serves: postal code to name. */
  states: Readonly<Record<string, string>>;
  roles: readonly OfferedRole[];
  /** The promise of the site settings, such as '3-5 business days'. */
  answeredWithin: string | null;
}

/** The application, written into the page at build time: it can be typed into before hydration. */
export function VolunteerForm({ states, roles, answeredWithin }: VolunteerFormProps) {
  const application = useVolunteerForm(answeredWithin);
  const { form, formProps, errors, failure, busy, sentFrom, startOver } = application;
  const done = useFormProgress(form, application.findProblems, errors);
  const parts: Record<keyof typeof messages.sections, ReactNode> = {
    person: <PersonPart errors={errors} states={states} />,
    emergency: <EmergencyPart errors={errors} />,
    help: <HelpPart errors={errors} roles={roles} />,
    experience: <ExperiencePart errors={errors} />,
    references: <ReferencesPart errors={errors} />,
    agreements: <AgreementsPart errors={errors} />,
  };
  return (
    <form
      {...formProps}
      className="grid items-start gap-x-12 gap-y-6 max-lg:[&_:is(input,select,textarea)]:scroll-mt-20 lg:grid-cols-[15rem_1fr]"
    >
      <FormProgress
        label={messages.progress}
        parts={listSections()}
        done={done}
        summary={messages.filledIn(done.size, Object.keys(messages.sections).length)}
        doneWord={messages.done}
      />
      <div className="flex min-w-0 flex-col gap-10">
        <LoadedOnTouch part={RECEIVED} wanted={sentFrom !== undefined}>
          {(Received) => sentFrom && <Received email={sentFrom} answeredWithin={answeredWithin} />}
        </LoadedOnTouch>
        <DraftNotice onStartOver={startOver} />
        <p className="-mb-5 text-sm text-muted">{words.unmarked}</p>
        {Object.entries(parts).map(([id, part]) => (
          <div key={id} id={id} data-part="" className="scroll-mt-32">
            {part}
          </div>
        ))}
        <FormEnd
          failure={failure}
          notSent={messages.notSent}
          loading={busy}
          className="sm:self-start"
        >
          {busy ? messages.submitting : messages.submit}
        </FormEnd>
      </div>
    </form>
  );
}

/** The parts of the form, in their order; the key is the part's anchor. */
function listSections() {
  return Object.entries(messages.sections).map(([id, title]) => ({ id, title }));
}
