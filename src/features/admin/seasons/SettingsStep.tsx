import { Badge } from '#components/ui/Badge.tsx';
import { Button } from '#components/ui/Button.tsx';
import * as icons from '#components/ui/icons.ts';
import type { SeasonState } from '#contracts/seasons/dashboard.ts';
import { formatCents } from '#domain/money/money.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { messages as seasonMessages } from '#words/office/dashboard/new-season.ts';
import { Step } from './Step.tsx';
import { siteWords } from './site-words.ts';
import { useBuiltSeason } from './use-built-season.ts';

const messages = seasonMessages.settings;

interface SettingsStepProps {
  change: SeasonChange;
  published: SeasonState['published'];
  /** The names of seasons that ended before. */
  closed: SeasonState['closed'];
  onLook: () => void;
}

type Standing = 'ready' | 'missing' | 'kept';
interface Line {
  what: keyof typeof messages.labels;
  is: string;
  standing: Standing;
}

/** What is changed in the Studio, and whether it is published. */
export function SettingsStep({ change, published, closed, onLook }: SettingsStepProps) {
  const built = useBuiltSeason(published);
  const isNew =
    !isSameSeason(change.from, published.seasonName) &&
    !closed.some((name) => isSameSeason(name, published.seasonName));
  const lines: Line[] = [
    {
      what: 'season',
      is: isNew ? messages.changed(change.from, published.seasonName) : published.seasonName,
      standing: isNew ? 'ready' : 'missing',
    },
    compared('fee', formatCents(change.before.feeCents), formatCents(published.feeCents)),
    compared('waiver', ...versions(change.before.waiverVersion, published.waiverVersion)),
    compared('terms', ...versions(change.before.termsVersion, published.termsVersion)),
    {
      what: 'site',
      is: siteWords(built, published.seasonName, isNew),
      standing: isNew && built === published.seasonName ? 'ready' : 'missing',
    },
  ];
  return (
    <Step number={4} title={messages.title} isDone={isNew && built === published.seasonName}>
      <p>{messages.text}</p>
      <ul className="flex flex-col gap-3">
        {lines.map(({ what, is, standing }) => (
          <li key={what} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <div className="min-w-0 flex-1 basis-60">
              <p>
                <span className="font-semibold">{messages.labels[what]}</span>: {is}
              </p>
              <p className="text-sm text-muted">{messages.where[what]}.</p>
            </div>
            <Badge {...LOOKS[standing]}>{messages[standing]}</Badge>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{messages.keptText}</p>
      <Button variant="outline" onClick={onLook} className="self-start">
        {seasonMessages.lookAgain}
      </Button>
    </Step>
  );
}

const LOOKS = {
  ready: { tone: 'success', icon: icons.check },
  missing: { tone: 'warning', icon: icons.clock },
  kept: { tone: 'outline' },
} as const;

function compared(what: Line['what'], before: string, now: string): Line {
  if (before === now) return { what, is: messages.same(now), standing: 'kept' };
  return { what, is: messages.changed(before, now), standing: 'ready' };
}

const versions = (before: string, now: string) =>
  [messages.version(before), messages.version(now)] as const;
