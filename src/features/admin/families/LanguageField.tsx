import { callApi } from '#browser/api.ts';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import type { FamilyAccount } from '#contracts/families/dashboard.ts';
import { setFamilyLanguageEndpoint } from '#contracts/families/language.ts';
import { findLanguage, LANGUAGES } from '#words/language.ts';
import { languageName } from '#words/language-name.ts';
import { messages } from '#words/office/languages.ts';
import { useSave } from '../kit/use-save.ts';

interface LanguageProps {
  family: Pick<FamilyAccount, 'email' | 'language'>;
  onChanged: () => void;
}

/** In which language a family is written to, to be seen and corrected. */
export function LanguageField({ family: { email, language }, onChanged }: LanguageProps) {
  const save = useSave();
  async function choose(value: string) {
    const chosen = findLanguage(value);
    if (!chosen) return;
    const words = { done: messages.done, failedTitle: messages.failed, isToastAlone: true };
    const send = () => callApi(setFamilyLanguageEndpoint, { email, language: chosen });
    if ((await save.run(send, words)) !== undefined) onChanged();
  }
  return (
    <div className="max-w-80 print:hidden">
      <Field label={messages.label} hint={messages.hint}>
        <Select
          name="language"
          value={language ?? ''}
          disabled={save.busy}
          onChange={({ target }) => void choose(target.value)}
        >
          {language === null && <option value="">{messages.unknown}</option>}
          {LANGUAGES.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
