import { type ReactNode, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { readForm } from '#browser/forms/draft.ts';
import { readBySchema } from '#browser/forms/read-by-schema.ts';
import { useForm } from '#browser/forms/use-form.ts';
import { Button } from '#components/ui/Button.tsx';
import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import { saveTeamInformationEndpoint } from '#contracts/team/dashboard.ts';
import { teamInformationForm } from '#domain/team/team-form.ts';
import {
  DEFAULT_PRIMARY_COLOR,
  DEFAULT_SECONDARY_COLOR,
  type TeamInformation,
} from '#domain/team/team-information.ts';
import { messages } from '#words/office/dashboard/team.ts';
import { forgetTyped, noteTyped, savingTyped } from '../kit/unsaved.ts';
import { useSave } from '../kit/use-save.ts';
import { BrandFields } from './BrandFields.tsx';
import { ColorField } from './ColorField.tsx';
import { ColorPreview } from './ColorPreview.tsx';
import { TeamCards } from './TeamCards.tsx';

interface TeamFormProps {
  /** Null until it is first saved. */
  team: TeamInformation | null;
  /** Where emails to the office go. */
  officeEmail: string;
  /** Reads it anew after someone else has changed it. */
  onReload: () => void;
  onSaved: () => void;
  /** What is on the website by now; it stands above the fields. */
  publishing: ReactNode;
}

const schema = teamInformationForm(new Date().getFullYear());

/** The single record of the program's public details. */
export function TeamForm({ team, officeEmail, onReload, onSaved, publishing }: TeamFormProps) {
  const save = useSave();
  /** The record as this form has read or written it last. */
  const [seen, setSeen] = useState(team?.updatedAt ?? null);
  const [saves, setSaves] = useState(0);
  const [name, setName] = useState(team?.teamName ?? '');
  const [primary, setPrimary] = useState(team?.primaryColor ?? DEFAULT_PRIMARY_COLOR);
  const [secondary, setSecondary] = useState(team?.secondaryColor ?? DEFAULT_SECONDARY_COLOR);
  const { form, formProps, errors, failure, busy, showRefusal } = useForm({
    name: 'admin-team',
    rules: { schema },
    read: readTeam,
    draft: false,
    send: async (values, element) => {
      const forgetSaved = savingTyped(element);
      const answer = await save.run(
        async () => {
          const result = await callApi(saveTeamInformationEndpoint, { seen, team: values });
          if (!result.ok) showRefusal(result.error, 'team.');
          return result;
        },
        { done: messages.saved, failedTitle: messages.saveFailed },
      );
      if (!answer) return;
      forgetSaved();
      setSeen(answer.team.updatedAt ?? null);
      setSaves((count) => count + 1);
      onSaved();
    },
  });
  const outcome = useScrolledTo<HTMLDivElement>(
    // A field to correct has the focus, and is in sight.
    Object.keys(errors).length === 0 ? (failure ?? (saves || undefined)) : undefined,
  );
  function reload() {
    if (form.current) forgetTyped(form.current);
    onReload();
  }
  const saveButton = (className = '') => (
    <Button type="submit" loading={busy} className={className}>
      {busy ? messages.saving : messages.save}
    </Button>
  );
  return (
    <form
      {...formProps}
      onInput={(event) => {
        noteTyped(event.currentTarget);
        formProps.onInput(event);
      }}
      // What has the focus is not behind the bar at the foot.
      className="flex flex-col gap-5 [&_:is(input,textarea)]:scroll-mb-24"
    >
      <div className="flex flex-col gap-2">
        <h2 className="text-h2">{messages.title}</h2>
        <p className="max-w-measure text-muted">{messages.intro}</p>
        {saveButton('mt-2 self-start md:hidden')}
      </div>
      <div ref={outcome} className="flex scroll-mt-24 flex-col gap-4">
        {failure && (
          <RetryAlert
            title={messages.saveFailed}
            onRetry={save.error?.code === 'conflict' && reload}
            label={messages.reload}
          >
            {failure}
          </RetryAlert>
        )}
        {publishing}
      </div>
      <div className="gap-5 xl:columns-2">
        <TeamCards
          team={team}
          officeEmail={officeEmail}
          errors={errors}
          onName={setName}
          branding={
            <>
              <BrandFields
                team={team}
                teamName={name}
                colors={{ primary, secondary }}
                errors={errors}
                onChange={() => form.current && noteTyped(form.current)}
              />
              <ColorField
                name="primaryColor"
                value={primary}
                onChange={setPrimary}
                errors={errors}
              />
              <ColorField
                name="secondaryColor"
                value={secondary}
                onChange={setSecondary}
                errors={errors}
              />
            </>
          }
        />
        <ColorPreview colors={{ primary, secondary }} />
      </div>
      {/* In sight wherever one types. On the left: what is said of a save would lie over its other end. */}
      <div className="bottom-0 border-t [@media(min-height:30rem)]:sticky border-line bg-page py-3 shadow-[0_-8px_16px_-8px_rgb(10_15_35/0.15)]">
        {saveButton()}
      </div>
    </form>
  );
}

/** What came of a save stands above the form; who saved at its end has to be taken there. */
function useScrolledTo<Shown extends HTMLElement>(outcome: string | number | undefined) {
  const shown = useRef<Shown>(null);
  useEffect(() => {
    if (outcome !== undefined) shown.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  return shown;
}

function readTeam(form: HTMLFormElement): z.input<typeof schema> {
  const year = (readForm(form).foundedYear ?? '').trim();
  return {
    ...readBySchema(schema, new FormData(form)),
    foundedYear: year === '' ? null : /^\d+$/.test(year) ? Number(year) : NaN,
  };
}
