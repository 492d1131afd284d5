import type { ComponentProps, ReactNode } from 'react';
import type { Errors } from '#components/form/TextField.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import type { TeamInformationInput } from '#domain/team/team-form.ts';
import type { TeamInformation } from '#domain/team/team-information.ts';
import { messages } from '#words/office/dashboard/team.ts';

interface TeamCardsProps {
  /** Blank without one. */
  team: TeamInformation | null;
  /** Where emails to the office go, which is not set here. */
  officeEmail: string;
  errors: Errors;
  /** The name, as it is being typed. */
  onName: (name: string) => void;
  /** The fields of the uploaded pictures and of the two colors. */
  branding: ReactNode;
}

/** The four cards of the form. */
export function TeamCards({ team, officeEmail, errors, onName, branding }: TeamCardsProps) {
  // Nearly all may be left empty: a mark on each would say less than the one on the few that may not.
  function field(
    name: keyof TeamInformationInput,
    more: ComponentProps<'input'> & { hint?: string } = {},
  ) {
    const { className = 'sm:col-span-6', hint, ...rest } = more;
    return (
      <Field
        label={messages.fields[name]}
        hint={rest.required ? messages.required : hint}
        error={errors[name]}
        className={className}
      >
        <TextInput {...rest} name={name} defaultValue={team?.[name] ?? ''} autoComplete="off" />
      </Field>
    );
  }
  const link = (name: keyof TeamInformationInput) => field(name, { type: 'url', inputMode: 'url' });
  const half = { className: 'sm:col-span-3' };
  const short = { className: 'sm:col-span-4' };

  return (
    <>
      <Card title={messages.cards.basic}>
        {field('teamName', {
          required: true,
          onChange: ({ currentTarget }) => onName(currentTarget.value),
        })}
        {/* No number field: that one says nothing where something else than a number is typed. */}
        {field('foundedYear', { inputMode: 'numeric', maxLength: 4, ...short })}
        <Field
          label={messages.fields.description}
          error={errors.description}
          className="sm:col-span-6"
        >
          <TextArea name="description" defaultValue={team?.description ?? ''} />
        </Field>
        {link('website')}
      </Card>
      <Card title={messages.cards.contact}>
        {field('email', { type: 'email', hint: messages.officeEmail(officeEmail) })}
        {field('phone', { type: 'tel', ...short })}
        {field('address')}
        {field('city')}
        {/* Short ones: on a phone they share a row. */}
        <div className="grid grid-cols-2 gap-x-4 sm:contents">
          {field('state', half)}
          {field('zipCode', { inputMode: 'numeric', ...half })}
        </div>
      </Card>
      <Card title={messages.cards.coaching}>
        {field('coachName')}
        {field('coachEmail', { type: 'email' })}
        {field('coachPhone', { type: 'tel', ...short })}
      </Card>
      <Card title={messages.cards.branding}>
        {link('socialFacebook')}
        {link('socialInstagram')}
        {link('socialTwitter')}
        {link('logoUrl')}
        {branding}
      </Card>
    </>
  );
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="mb-5 min-w-0 break-inside-avoid rounded-lg border border-line p-5">
      {/* Floated: a legend would otherwise stand in the border. */}
      <legend className="headline float-start mb-4 w-full text-h3">{title}</legend>
      <div className="clear-both grid items-start gap-x-4 gap-y-5 sm:grid-cols-6">{children}</div>
    </fieldset>
  );
}
