import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { TextField } from '#components/form/TextField.tsx';
import { Button } from '#components/ui/Button.tsx';
import { changeGuardianEmailEndpoint, type Player } from '#contracts/players/dashboard.ts';
import { GuardianEmailSchema } from '#domain/players/profile-change.ts';
import { messages } from '#words/office/dashboard/players/guardian-email.ts';
import { MailLink } from '../kit/contact-links.tsx';
import { EditForm } from '../kit/EditForm.tsx';

interface GuardianEmailProps {
  player: Player;
  onChanged: () => void;
}

/** The address by which a guardian's account finds the player, and a step of its own to change it. */
export function GuardianEmail({ player, onChanged }: GuardianEmailProps) {
  const [editing, setEditing] = useState(false);
  const done = () => {
    setEditing(false);
    onChanged();
  };
  return (
    <section className="flex flex-col items-start gap-3">
      <h3 className="text-h3">{messages.heading}</h3>
      <p>
        <MailLink to={player.email} />
      </p>
      {!editing && (
        <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
          {messages.change}
        </Button>
      )}
      {editing && (
        <div className="w-full">
          <EditForm
            name="guardian-email"
            schema={GuardianEmailSchema}
            prefix=""
            send={(typed) =>
              callApi(changeGuardianEmailEndpoint, {
                id: player.id,
                seen: player.updatedAt,
                ...typed,
              })
            }
            words={messages}
            onClose={() => setEditing(false)}
            onDone={done}
            onReload={done}
          >
            {(errors) => (
              <TextField
                ref={focus}
                name="email"
                type="email"
                label={messages.field}
                hint={messages.hint}
                errors={errors}
                autoComplete="off"
              />
            )}
          </EditForm>
        </div>
      )}
    </section>
  );
}

/** Puts the focus where the button was that brought it. */
const focus = (field: HTMLInputElement | null) => field?.focus();
