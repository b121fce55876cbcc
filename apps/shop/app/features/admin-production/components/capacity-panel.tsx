import { CalendarClock } from 'lucide-react';
import { type FormEvent, type ReactNode, use, useState } from 'react';
import { failureText, parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Card } from '#app/ui/content/card.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { Notice } from '#app/ui/states/notice.tsx';
import { SaveFailure } from '#app/ui/states/save-failure.tsx';
import { useProductionTexts } from '../texts/production-texts.ts';
import { readPieces, type WorkshopLoad } from '../workshop-load.ts';

interface CapacityPanelProps {
  load: WorkshopLoad;
  /** Delivery date shown to shoppers for a piece ordered now, with the default delivery time. */
  expectedDelivery: string;
  /** @throws if the database rejects the change; see `saveCapacity` */
  onSave: (weeklyPieces: number | null, revision: number) => Promise<void>;
  /** Reloads the setting. */
  onReload: () => void;
}

/** Open pieces, weekly capacity and the resulting delivery date (BEY-59). */
export function CapacityPanel({ load, expectedDelivery, onSave, onReload }: CapacityPanelProps) {
  const { weeklyPieces, openPieces, queueDays } = load;
  const texts = useProductionTexts();
  const { number } = usePageFormats();
  return (
    <Card className="grid gap-x-10 gap-y-5 p-5 lg:grid-cols-[auto_1fr]">
      <dl className="grid grid-cols-2 content-start gap-x-8 gap-y-3 *:last:col-span-2 sm:grid-cols-3 sm:*:last:col-span-1">
        <Fact term={texts.toMake}>{texts.pieces(openPieces, number(openPieces))}</Fact>
        <Fact term={texts.queue}>{weeklyPieces === null ? texts.noCapacity : texts.workingDays(queueDays)}</Fact>
        <Fact term={texts.delivery}>
          <span className="inline-flex items-baseline gap-2">
            <CalendarClock aria-hidden className="size-4 shrink-0 self-center text-forest" />
            <span>{expectedDelivery}</span>
          </span>
        </Fact>
      </dl>
      {/* A saved or reloaded setting resets the form. */}
      <CapacityForm key={load.revision} load={load} onSave={onSave} onReload={onReload} />
    </Card>
  );
}

function CapacityForm({ load, onSave, onReload }: Pick<CapacityPanelProps, 'load' | 'onSave' | 'onReload'>) {
  const language = use(PageLanguage);
  const texts = useProductionTexts();
  const { notSaved } = useAdminTexts();
  const { locale } = usePageFormats();
  const [error, setError] = useState<string>();
  const [isOutdated, setIsOutdated] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('pieces');
    const pieces = readPieces(typeof typed === 'string' ? typed : '', locale);
    setError(pieces === undefined ? texts.piecesInvalid : undefined);
    if (pieces === undefined) return;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await onSave(pieces, load.revision);
      showToast({ title: texts.capacityUpdated, id: 'capacity' });
      onReload();
    } catch (cause) {
      const isConflict = parseDatabaseFailure(cause)?.message === 'revision_conflict';
      const description = failureText(cause, language);
      setIsOutdated(isConflict);
      if (!isConflict) setFailure(description);
      showErrorToast({ title: texts.capacityFailed, description, id: 'capacity' });
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <form
      aria-label={texts.capacity}
      onSubmit={(event) => void save(event)}
      className="flex flex-col gap-3 lg:items-end"
    >
      <div className="flex flex-wrap items-end gap-3">
        {/* The browser holds the entry: rendering a controlled field drops a value that arrived without an event. */}
        <NumberField
          kind="whole"
          name="pieces"
          label={texts.piecesPerWeek}
          className="w-36"
          defaultValue={load.weeklyPieces === null ? '' : String(load.weeklyPieces)}
          error={error}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          {texts.saveCapacity}
        </Button>
      </div>
      {failure !== undefined && <SaveFailure title={notSaved} text={failure} />}
      {isOutdated && (
        <Notice tone="error">
          <p>{texts.capacityConflict}</p>
          <div>
            <Button variant="secondary" onClick={onReload}>
              {texts.loadCurrent}
            </Button>
          </div>
        </Notice>
      )}
    </form>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{term}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
