import { callApi } from '#browser/api.ts';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import { changeGuardianEmailEndpoint, type Player } from '#contracts/players/dashboard.ts';
import { GuardianEmailSchema } from '#domain/forms/email-change.ts';
import { messages } from '#words/office/dashboard/players/guardian-email.ts';
import { MailLink } from '../kit/contact-links.tsx';
import { ChangeEmail } from '../kit/office/ChangeEmail.tsx';

interface GuardianEmailProps {
  player: Player;
  onChanged: () => void;
}

/** The address by which a guardian's account finds the player, and a step of its own to change it. */
export function GuardianEmail({ player, onChanged }: GuardianEmailProps) {
  const { id, updatedAt: seen } = player;
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="text-h3">{messages.heading}</h3>
      <p>
        <MailLink to={player.email} />
      </p>
      <ChangeEmail
        name="guardian-email"
        words={messages}
        send={(typed) => callApi(changeGuardianEmailEndpoint, { id, seen, ...typed })}
        onDone={onChanged}
        schema={GuardianEmailSchema}
      >
        {(errors) => (
          <Checkbox
            name="samePerson"
            label={messages.samePerson}
            hint={messages.samePersonHint}
            error={errors.samePerson}
          />
        )}
      </ChangeEmail>
    </section>
  );
}
