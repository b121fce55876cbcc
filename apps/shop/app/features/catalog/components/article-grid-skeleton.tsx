import { Skeleton } from '#app/ui/states/skeleton.tsx';

/** Placeholder of article cards, in the same size. */
export function ArticleGridSkeleton({ count }: { count: number }) {
  return (
    <div className="grid gap-6 noscript:hidden sm:grid-cols-2 lg:grid-cols-3" role="status">
      <span className="sr-only">Artikel werden geladen</span>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <div key={place} className="flex flex-col overflow-hidden rounded-card border border-line bg-surface">
          <Skeleton className="aspect-4/3 w-full rounded-none" />
          <div className="flex flex-col gap-3 p-5">
            <Skeleton className="h-7 w-3/4" />
            <Skeleton className="h-12 w-full" />
            <Skeleton className="h-7 w-1/3" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </div>
      ))}
    </div>
  );
}
