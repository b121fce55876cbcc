import { RotateCw } from 'lucide-react';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { useArticleTexts } from '../texts/article-texts.ts';
import type { ListRetry } from '../use-choices.ts';

/** Replaces choices that could not be loaded. A toast gives the reason. */
export function ChoicesFailure({ retry, isRetrying }: ListRetry) {
  const texts = useArticleTexts();
  const { notLoaded } = useAdminTexts();
  return (
    <div className="flex flex-wrap items-center gap-3 text-clay">
      <span>{notLoaded}</span>
      <Button variant="secondary" onClick={retry} isBusy={isRetrying}>
        {!isRetrying && <RotateCw aria-hidden className="size-4" />}
        <span>{texts.retry}</span>
      </Button>
    </div>
  );
}
