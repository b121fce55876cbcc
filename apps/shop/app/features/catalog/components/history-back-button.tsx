import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paths } from '#app/config/paths.ts';
import { Button } from '#app/ui/buttons/button.tsx';

/** Goes back in the browser's history, or to the collections if this is the first page of the visit. */
export function HistoryBackButton() {
  const navigate = useNavigate();
  const handleClick = () => {
    const isFirstPage = (window.history.state?.idx ?? 0) === 0;
    void (isFirstPage ? navigate(paths.categories()) : navigate(-1));
  };
  return (
    <Button variant="quiet" onClick={handleClick} className="-ml-4">
      <ArrowLeft aria-hidden className="size-4" />
      Zurück
    </Button>
  );
}
