import { forgetDraft } from '#browser/forms/draft.ts';
import { useForm } from '#browser/forms/use-form.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import { messages } from '#words/sign-in/page.ts';
import { BirthdayField, NameFields, PhoneAndRoleFields } from './ProfileFields.tsx';
import { isGrownUp, SIGN_UP_DRAFT } from './use-sign-up.ts';

/** For someone who signed up but was interrupted before they had a profile. The session changes when it is saved. */
export function CompleteProfile({ email }: { email: string }) {
  const { formProps, errors, failure, busy, showErrors, showRefusal } = useForm({
    name: SIGN_UP_DRAFT,
    rules: async () => (await import('./account-rules.ts')).profileRules,
    read: (element, { readProfile }) => readProfile(element),
    send: async (values, _, { completeProfile, ageRequirement }) => {
      if (!isGrownUp(values.dateOfBirth)) {
        showErrors({ dateOfBirth: ageRequirement });
        const title = messages.page.tooYoung;
        return void showToast({ title, description: ageRequirement, tone: 'error' });
      }
      const outcome = await completeProfile(values);
      if (outcome.ok) forgetDraft(SIGN_UP_DRAFT);
      else showRefusal(outcome.error);
    },
  });
  return (
    <section aria-labelledby="complete-account">
      <h2 id="complete-account" className="text-h2">
        {messages.complete.title}
      </h2>
      <p className="mt-2 mb-6 wrap-anywhere text-muted">{messages.complete.text(email)}</p>
      <form {...formProps} className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-6">
        <NameFields errors={errors} />
        <BirthdayField errors={errors} />
        <PhoneAndRoleFields errors={errors} />
        {failure && (
          <Alert tone="error" title={messages.complete.failed} className="sm:col-span-6">
            {failure}
          </Alert>
        )}
        <Button type="submit" size="lg" loading={busy} className="sm:col-span-6">
          {busy ? messages.complete.busy : messages.complete.submit}
        </Button>
      </form>
    </section>
  );
}
