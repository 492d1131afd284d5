import { callApi } from '#browser/api.ts';
import { useForm } from '#browser/forms/use-form.ts';
import { showAccount } from '#browser/session/session.ts';
import type { SignedIn } from '#browser/session/session-store.ts';
import { Facts } from '#components/form/Facts.tsx';
import { TextField } from '#components/form/TextField.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import * as icons from '#components/ui/icons.ts';
import { showToast } from '#components/ui/toast.ts';
import { changeOwnDetailsEndpoint } from '#contracts/accounts/own-account.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { ProfileDetailsSchema } from '#domain/accounts/profile-details.ts';
import { messages as profileMessages } from '#words/account/profile.ts';
import { messages as roleNames } from '#words/labels/roles.ts';
import { Section } from './Section.tsx';

interface ProfileSectionProps {
  account: SignedIn;
  profile: Profile;
}

/** Who the account holder is; names and phone can be changed. */
export function ProfileSection({ account, profile }: ProfileSectionProps) {
  const words = profileMessages.profile;
  const { email, emailVerified } = account;
  return (
    <Section id="profile">
      <Facts
        facts={[
          [
            words.email,
            <span key="email" className="flex flex-wrap items-center gap-2 wrap-anywhere">
              {email}
              <Badge
                tone={emailVerified ? 'success' : 'warning'}
                icon={emailVerified ? icons.check : icons.alert}
              >
                {emailVerified ? words.verified : words.notVerified}
              </Badge>
            </span>,
          ],
          [words.role, roleNames[profile.role]],
        ]}
      />
      <DetailsForm profile={profile} />
    </Section>
  );
}

function DetailsForm({ profile }: { profile: Profile }) {
  const words = profileMessages.profile;
  const { formProps, errors, failure, busy, showRefusal } = useForm({
    name: 'profile',
    rules: { schema: ProfileDetailsSchema },
    draft: false,
    send: async (details): Promise<void> => {
      const answer = await callApi(changeOwnDetailsEndpoint, details);
      if (!answer.ok) return showRefusal(answer.error);
      showAccount(answer.data);
      void showToast({ ...words.saved, tone: 'success' });
    },
  });
  const shared = { errors, className: 'sm:col-span-3' };
  return (
    <form {...formProps} className="mt-5 grid items-start gap-x-4 gap-y-5 sm:grid-cols-6">
      <TextField
        {...shared}
        name="firstName"
        label={words.firstName}
        defaultValue={profile.firstName}
        autoComplete="given-name"
      />
      <TextField
        {...shared}
        name="lastName"
        label={words.lastName}
        defaultValue={profile.lastName}
        autoComplete="family-name"
      />
      <TextField
        {...shared}
        name="phone"
        label={words.phone}
        {...(profile.role !== 'supporter' && { hint: words.phoneHint })}
        defaultValue={profile.phone ?? ''}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      {failure && (
        <Alert tone="error" title={words.failed} className="sm:col-span-6">
          {failure}
        </Alert>
      )}
      <Button type="submit" loading={busy} className="sm:col-span-6 sm:justify-self-start">
        {busy ? words.saving : words.save}
      </Button>
    </form>
  );
}
