import { useNavigation } from 'react-router';
import { Spinner } from './spinner.tsx';

/** Shows that the next page is loading: a spinner at the top of the content, after a noticeable delay. */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  if (state !== 'loading' || location === undefined) return null;
  return (
    <div className="appear-late pointer-events-none fixed inset-x-0 top-24 z-30 flex justify-center">
      <div className="rounded-full border border-line bg-surface p-3 text-forest shadow-float">
        <Spinner className="size-6" />
      </div>
    </div>
  );
}
