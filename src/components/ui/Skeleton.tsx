interface SkeletonProps {
  /** Size and shape of what will stand here, such as 'h-6 w-40'. */
  className?: string;
}

/** A grey place for content on its way. Say "loading" once, with a Spinner label, not per skeleton. */
export function Skeleton({ className = 'h-4 w-full' }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={`block animate-pulse rounded-sm bg-line ${className}`} />
  );
}
