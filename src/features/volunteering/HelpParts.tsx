import { FieldGroup } from '#components/form/FieldGroup.tsx';
import { FoldedFields } from '#components/form/FoldedFields.tsx';
import { SelectField } from '#components/form/SelectField.tsx';
import { TextAreaField } from '#components/form/TextAreaField.tsx';
import type { Errors } from '#components/form/TextField.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { messages as labels } from '#words/labels/volunteering.ts';
import { messages } from '#words/volunteering.ts';
import type { OfferedRole } from './offered-roles.ts';
import { RolesField } from './RolesField.tsx';

interface HelpPartProps {
  errors: Errors;
  roles: readonly OfferedRole[];
}

/** What someone would like to do, and when. */
export function HelpPart({ errors, roles }: HelpPartProps) {
  return (
    <FieldGroup title={messages.sections.help}>
      <RolesField roles={roles} error={errors.preferredRoles} />
      <SelectField
        name="availability"
        label={messages.availability}
        choose={messages.chooseAvailability}
        options={Object.entries(labels.availabilities)}
        errors={errors}
        className="sm:col-span-3"
      />
      <SelectField
        name="timeCommitment"
        label={messages.timeCommitment}
        choose={messages.chooseTime}
        options={Object.entries(labels.times)}
        errors={errors}
        className="sm:col-span-3"
      />
    </FieldGroup>
  );
}

const EXPERIENCES = ['previousExperience', 'workExperience', 'education', 'skills'] as const;

/** Why, and what someone brings along. */
export function ExperiencePart({ errors }: { errors: Errors }) {
  return (
    <FieldGroup title={messages.sections.experience}>
      <TextAreaField
        name="whyVolunteer"
        label={messages.whyVolunteer}
        errors={errors}
        className="sm:col-span-6"
      />
      <div className="sm:col-span-6">
        <FoldedFields
          title={messages.more.title}
          text={messages.more.text}
          refused={EXPERIENCES.some((name) => errors[name])}
        >
          {EXPERIENCES.map((name) => (
            <TextAreaField
              key={name}
              name={name}
              label={messages[name]}
              errors={errors}
              optional
              rows={3}
              {...(name === 'skills' && { hint: messages.skillsHint })}
            />
          ))}
        </FoldedFields>
      </div>
    </FieldGroup>
  );
}

const REQUIRED_AGREEMENTS = [
  'backgroundCheckConsent',
  'trainingCommitment',
  'codeOfConductAgreement',
] as const;

/** What one agrees to; only the first three are needed. */
export function AgreementsPart({ errors }: { errors: Errors }) {
  return (
    <FieldGroup title={messages.sections.agreements}>
      <div className="grid gap-4 sm:col-span-6">
        {REQUIRED_AGREEMENTS.map((name) => (
          <Checkbox key={name} name={name} label={messages[name]} error={errors[name]} required />
        ))}
        <Checkbox name="communicationConsent" label={messages.communicationConsent} />
      </div>
    </FieldGroup>
  );
}
