/** The two ends of a court behind a band: key, free-throw circle and arc. Decoration, clear of the text. */
export function CourtBackdrop() {
  return (
    <div className="court-lines absolute inset-0 -z-10 hidden justify-between opacity-50 sm:flex">
      <CourtEnd className="-ms-24" />
      <CourtEnd className="-me-24 -scale-x-100" />
    </div>
  );
}

function CourtEnd({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 300 300"
      preserveAspectRatio="xMinYMid slice"
      className={`h-full w-64 text-court-line ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M0 15h95a135 135 0 0 1 0 270H0M0 95h145v110H0M145 95a55 55 0 0 1 0 110" />
      <path d="M145 95a55 55 0 0 0 0 110" strokeDasharray="8 8" />
    </svg>
  );
}
