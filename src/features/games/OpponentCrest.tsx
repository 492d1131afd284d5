import { initialsOf } from './schedule-view.ts';

interface OpponentCrestProps {
  opponent: string;
}

/** Brand colors in three ways: an opponent has the same each time. */
const COLORS = [
  'fill-secondary text-on-secondary',
  'fill-secondary-tint text-secondary-text',
  'fill-primary-tint text-primary-text',
] as const;

/** The other team's initials on a crest: a season is easier to scan by shapes. Its name stands beside it. */
export function OpponentCrest({ opponent }: OpponentCrestProps) {
  const letters = [...opponent].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return (
    <svg
      viewBox="0 0 40 46"
      className={`h-9 w-8 shrink-0 ${COLORS[letters % COLORS.length]}`}
      aria-hidden="true"
    >
      <path
        d="M2 3q9 3 18-1 9 4 18 1v22c0 10-9 15-18 19C11 40 2 35 2 25z"
        stroke="currentColor"
        strokeWidth="2"
      />
      <text
        x="20"
        y="28"
        textAnchor="middle"
        fontSize="17"
        fill="currentColor"
        className="headline"
      >
        {initialsOf(opponent)}
      </text>
    </svg>
  );
}
