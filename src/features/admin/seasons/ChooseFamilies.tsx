import { Button } from '#components/ui/Button.tsx';
import { Checkbox } from '#components/ui/Checkbox.tsx';
import type { ReturningFamilies } from '#contracts/seasons/families.ts';
import { messages as seasonMessages } from '#words/office/dashboard/new-season.ts';

const messages = seasonMessages.invite;

interface ChooseFamiliesProps {
  families: ReturningFamilies['families'];
  /** Those that are not written to. */
  left: ReadonlySet<string>;
  onLeave: (emails: ReadonlySet<string>) => void;
}

/** All are chosen until some are left out. */
export function ChooseFamilies({ families, left, onLeave }: ChooseFamiliesProps) {
  const emails = families.map(({ email }) => email);
  function toggle(email: string) {
    const next = new Set(left);
    if (!next.delete(email)) next.add(email);
    onLeave(next);
  }
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-semibold">{messages.choose}</legend>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" size="sm" onClick={() => onLeave(new Set())}>
          {messages.all}
        </Button>
        <Button variant="outline" size="sm" onClick={() => onLeave(new Set(emails))}>
          {messages.none}
        </Button>
      </div>
      <div className="flex max-h-96 flex-col gap-2 overflow-y-auto rounded-lg border border-line p-3">
        {families.map(({ email, name, players }) => (
          <Checkbox
            key={email}
            checked={!left.has(email)}
            onChange={() => toggle(email)}
            label={
              <span className="wrap-anywhere">
                {name || email}: {players.join(', ')}
              </span>
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
