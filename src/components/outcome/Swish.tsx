/** A ball that has just gone through the net. Programs of other sports go without, as without the court's lines. */
export function Swish({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 240 250"
      className={`court-lines ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M34 4h172v104H34zM90 46h60v48H90z" />
      <path d="m78 116 20 66M162 116l-20 66M98 118l44 62M142 118l-44 62M120 118l-26 30M120 118l26 30" />
      <ellipse cx="120" cy="114" rx="44" ry="8" className="text-primary" strokeWidth="6" />
      <path d="M62 176v26M178 176v26M72 214v16M168 214v16" strokeDasharray="1 9" />
      <g transform="rotate(-14 120 208)" className="text-on-primary">
        <circle cx="120" cy="208" r="38" fill="var(--primary)" />
        <path d="M82 208h76M120 170v76M93 181q23 27 0 54M147 181q-23 27 0 54" />
      </g>
    </svg>
  );
}
