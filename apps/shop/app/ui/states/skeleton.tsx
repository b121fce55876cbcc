/** A placeholder in the size of its future content; hidden from screen readers. */
export function Skeleton({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden className={`animate-pulse rounded-control bg-mist motion-reduce:animate-none ${className}`} />
  );
}
