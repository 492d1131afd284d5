import type { ComponentProps, ReactNode } from 'react';
import { TextAreaField } from '#components/form/TextAreaField.tsx';
import { type Errors, TextField } from '#components/form/TextField.tsx';
import type { TeamInformationInput } from '#domain/team/team-form.ts';
import type { TeamInformation } from '#domain/team/team-information.ts';
import { messages } from '#words/office/dashboard/team.ts';

interface TeamCardsProps {
  /** Blank without one. */
  team: TeamInformation | null;
  errors: Errors;
  /** The name, as it is being typed. */
  onName: (name: string) => void;
  /** The fields of the uploaded pictures and of the two colors. */
  branding: ReactNode;
}

/** The four cards of the form. */
export function TeamCards({ team, errors, onName, branding }: TeamCardsProps) {
  function field(name: keyof TeamInformationInput, more: ComponentProps<'input'> = {}) {
    const { className = 'sm:col-span-6', ...rest } = more;
    return (
      <TextField
        {...rest}
        name={name}
        label={messages.fields[name]}
        errors={errors}
        optional={name !== 'teamName'}
        defaultValue={team?.[name] ?? ''}
        autoComplete="off"
        className={className}
      />
    );
  }
  const link = (name: keyof TeamInformationInput) => field(name, { type: 'url', inputMode: 'url' });
  const half = { className: 'sm:col-span-3' };
  const short = { className: 'sm:col-span-4' };

  return (
    <>
      <Card title={messages.cards.basic}>
        {field('teamName', { onChange: ({ currentTarget }) => onName(currentTarget.value) })}
        {/* No number field: that one says nothing where something else than a number is typed. */}
        {field('foundedYear', { inputMode: 'numeric', maxLength: 4, ...short })}
        <TextAreaField
          name="description"
          label={messages.fields.description}
          errors={errors}
          optional
          defaultValue={team?.description ?? ''}
          className="sm:col-span-6"
        />
        {link('website')}
      </Card>
      <Card title={messages.cards.contact}>
        {field('email', { type: 'email' })}
        {field('phone', { type: 'tel', ...short })}
        {field('address')}
        {field('city')}
        {field('state', half)}
        {field('zipCode', { inputMode: 'numeric', ...half })}
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
