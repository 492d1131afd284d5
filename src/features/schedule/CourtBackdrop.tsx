/** Half a court behind a band: centre line, centre circle and the two arcs. Decoration. */
export function CourtBackdrop() {
  return (
    <svg
      viewBox="0 0 940 300"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0 -z-10 size-full text-court-line"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M470 0v300M0 10h80a140 140 0 0 1 0 280H0M940 10h-80a140 140 0 0 0 0 280h80" />
      <path d="M0 90h150v120H0m150-120a60 60 0 0 1 0 120M940 90H790v120h150M790 90a60 60 0 0 0 0 120" />
      <circle cx="470" cy="150" r="70" />
    </svg>
  );
}
