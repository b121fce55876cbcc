import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { Button } from '#app/ui/buttons/button.tsx';

/** Goes back in the browser's history, or to the collections if this is the first page of the visit. */
export function HistoryBackButton() {
  const navigate = useNavigate();
  const handleClick = () => {
    void (canGoBack() ? navigate(-1) : navigate(paths.categories()));
  };
  return (
    <Button variant="quiet" onClick={handleClick} className="-ml-4">
      <ArrowLeft aria-hidden className="size-4" />
      Zurück
    </Button>
  );
}

/** Whether the previous entry of the history is a page of this shop. */
function canGoBack(): boolean {
  // The router's index restarts at 0 with each document, so it is only used without the Navigation API.
  const { navigation, history }: Pick<Window, 'history'> & Partial<Pick<Window, 'navigation'>> = window;
  return navigation?.canGoBack ?? (history.state?.idx ?? 0) > 0;
}
