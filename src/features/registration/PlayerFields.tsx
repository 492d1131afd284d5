import { type Errors, TextField } from '#components/form/TextField.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { answerLabel, PLAYER_ANSWER_LIST } from '#domain/registration/player-answers.ts';
import { eachOf, gradeName, type PlayerRules } from '#domain/registration/player-rules.ts';
import { messages as controls } from '#words/controls.ts';
import { messages } from '#words/registration/form.ts';

interface PlayerFieldsProps {
  index: number;
  errors: Errors;
  rules: PlayerRules;
  /** Left out while this is the only player. */
  onRemove: (() => void) | undefined;
}

/** One player's card. */
export function PlayerFields({ index, errors, rules, onRemove }: PlayerFieldsProps) {
  const words = messages.player;
  const nameOf = (field: string) => `players.${index}.${field}`;
  const shared = { errors, autoComplete: 'off' };
  return (
    <fieldset className="grid min-w-0 items-start gap-x-4 gap-y-5 rounded-lg border border-line p-4 sm:grid-cols-6 sm:p-5">
      <legend className="headline px-2 text-xl">{words.legend(index)}</legend>
      <TextField {...shared} name={nameOf('firstName')} label={words.firstName} className={HALF} />
      <TextField {...shared} name={nameOf('lastName')} label={words.lastName} className={HALF} />
      <Choice
        name={nameOf('age')}
        label={words.age}
        placeholder={words.chooseAge}
        options={eachOf(rules.ages)}
        error={errors[nameOf('age')]}
      />
      <Choice
        name={nameOf('grade')}
        label={words.grade}
        placeholder={words.chooseGrade}
        options={eachOf(rules.grades)}
        nameOption={gradeName}
        error={errors[nameOf('grade')]}
      />
      <details className="sm:col-span-6">
        <summary className="min-h-6 font-semibold text-secondary-text">
          {words.more} <span className="font-normal text-muted">{controls.optional}</span>
        </summary>
        <div className="mt-4 grid items-start gap-x-4 gap-y-5 sm:grid-cols-6">
          {PLAYER_ANSWER_LIST.filter(({ isLong }) => !isLong).map(({ name, isWide }) => (
            <TextField
              {...shared}
              key={name}
              name={nameOf(name)}
              label={answerLabel(name)}
              optional
              className={isWide ? FULL : HALF}
            />
          ))}
          <Field
            label={words.medical}
            hint={words.medicalHint}
            error={errors[nameOf('medicalInfo')]}
            optional
            className="sm:col-span-6"
          >
            <TextArea name={nameOf('medicalInfo')} autoComplete="off" data-no-draft="typed" />
          </Field>
          {PLAYER_ANSWER_LIST.filter(({ isLong }) => isLong).map(({ name }) => (
            <Field
              key={name}
              label={answerLabel(name)}
              error={errors[nameOf(name)]}
              optional
              className={FULL}
            >
              <TextArea name={nameOf(name)} autoComplete="off" />
            </Field>
          ))}
          <Checkbox
            name={nameOf('photoConsent')}
            label={words.photo}
            hint={words.photoHint}
            className="sm:col-span-6"
          />
        </div>
      </details>
      {onRemove && (
        <Button
          variant="outline"
          size="sm"
          onClick={onRemove}
          className="justify-self-start sm:col-span-6"
        >
          {words.remove(index)}
        </Button>
      )}
    </fieldset>
  );
}

const HALF = 'sm:col-span-3';
const FULL = 'sm:col-span-6';

interface ChoiceProps {
  name: string;
  label: string;
  placeholder: string;
  options: readonly number[];
  /** Its number, where it is left out. */
  nameOption?: (value: number) => string;
  error: string | undefined;
}

function Choice({ name, label, placeholder, options, nameOption = String, error }: ChoiceProps) {
  return (
    <Field label={label} error={error} className={HALF}>
      <Select name={name} required>
        <option value="">{placeholder}</option>
        {options.map((value) => (
          <option key={value} value={value}>
            {nameOption(value)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
