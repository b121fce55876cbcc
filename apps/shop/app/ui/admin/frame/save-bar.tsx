import { ExternalLink } from 'lucide-react';
import { Button } from '../../buttons/button.tsx';
import { LinkButton } from '../../buttons/link-button.tsx';
import { useAdminTexts } from '../texts/admin-texts.ts';

interface SaveBarProps {
  /** Whether the form has unsaved entries. */
  isDirty: boolean;
  isBusy: boolean;
  /** Path of the stored row in the shop; null for a new one. */
  shopPath: string | null;
}

/** The end of a long form, which stays in view: saves it, and says whether something is not saved yet. */
export function SaveBar({ isDirty, isBusy, shopPath }: SaveBarProps) {
  const texts = useAdminTexts();
  return (
    <div
      data-save-bar
      className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-t-card border border-line border-b-0 bg-surface p-3 shadow-float"
    >
      <Button type="submit" isBusy={isBusy}>
        {texts.save}
      </Button>
      <p role="status" className="font-medium text-sm">
        {isDirty ? texts.notSaved : ''}
      </p>
      {shopPath !== null && (
        <LinkButton variant="quiet" to={shopPath} target="_blank" className="ml-auto">
          <ExternalLink aria-hidden className="size-4" />
          <span>{texts.viewInShop}</span>
        </LinkButton>
      )}
    </div>
  );
}
