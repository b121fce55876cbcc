import { type FormEvent, use, useEffect, useState } from 'react';
import {
  type OrderChange,
  productionStageSchema,
  trackingCarrierSchema,
  visualStatusSchema,
} from 'shop-backend/contracts';
import { failureText, parseDatabaseFailure } from '#app/lib/failures/database-failure.ts';
import { showErrorToast, showToast } from '#app/lib/toasts.ts';
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { Notice } from '#app/ui/states/notice.tsx';
import { SaveFailure } from '#app/ui/states/save-failure.tsx';
import type { AdminOrder } from '../admin-order.ts';
import { useOrderTexts } from '../texts/order-texts.ts';
import { carrierLabel } from '../workshop-labels.ts';

/** Initial values of the form. The status is 'Offen' if an order has none (ADM-ORD-16). */
export type WorkshopState = Pick<
  AdminOrder,
  'revision' | 'productionStage' | 'trackingNumber' | 'trackingCarrier' | 'isDisputed'
> & {
  visualStatus?: AdminOrder['visualStatus'];
};

interface WorkshopFormProps {
  order: WorkshopState;
  /** @throws if the database rejects the change; see `changeOrder` */
  onChange: (change: OrderChange, revision: number) => Promise<void>;
  /** Reloads the order. */
  onReload: () => void;
  /** Opens the dialog that cancels the order. The status changes only there, because money may be involved. */
  onCancel: () => void;
  /** Called with whether the form has unsaved entries. */
  onDirtyChange: (isDirty: boolean) => void;
}

interface WorkshopFieldsProps extends WorkshopFormProps {
  note: string;
  onNoteChange: (note: string) => void;
}

/**
 * Status, stage, tracking and a note of an order, saved together. Reloading an order resets the fields only if their
 * stored values have changed. A typed note is always kept.
 */
export function WorkshopForm(props: WorkshopFormProps) {
  const { visualStatus, productionStage, trackingNumber, trackingCarrier } = props.order;
  const [note, setNote] = useState('');
  return (
    <WorkshopFields
      key={JSON.stringify([visualStatus, productionStage, trackingNumber, trackingCarrier])}
      note={note}
      onNoteChange={setNote}
      {...props}
    />
  );
}

function WorkshopFields({
  order,
  note,
  onNoteChange,
  onChange,
  onReload,
  onCancel,
  onDirtyChange,
}: WorkshopFieldsProps) {
  const language = use(PageLanguage);
  const texts = useOrderTexts();
  const { notSaved } = useAdminTexts();
  const [status, setStatus] = useState<string>(order.visualStatus ?? 'Offen');
  const [stage, setStage] = useState<string>(order.productionStage ?? '');
  const [tracking, setTracking] = useState(order.trackingNumber ?? '');
  const [carrier, setCarrier] = useState<string>(order.trackingCarrier ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [outdatedRevision, setOutdatedRevision] = useState<number | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const isOutdated = outdatedRevision === order.revision;
  const change: OrderChange = {
    visualStatus: visualStatusSchema.parse(status),
    productionStage: status === 'In Bearbeitung' && stage !== '' ? productionStageSchema.parse(stage) : null,
    trackingNumber: tracking.trim() === '' ? null : tracking.trim(),
    trackingCarrier: carrier === '' ? null : trackingCarrierSchema.parse(carrier),
  };
  const entries = JSON.stringify(change);
  const [savedEntries, setSavedEntries] = useState(entries);
  const isDirty = entries !== savedEntries || note.trim() !== '';
  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);

  function chooseStatus(chosen: string) {
    if (chosen === 'Storniert' && order.visualStatus !== 'Storniert') onCancel();
    else setStatus(chosen);
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    if (status === 'Versendet' && order.visualStatus !== 'Versendet' && order.isDisputed) setIsAsking(true);
    else await submit();
  }

  async function submit() {
    setIsBusy(true);
    setProblem(null);
    try {
      await onChange({ ...change, ...(note.trim() !== '' && { note: note.trim() }) }, order.revision);
      showToast({ title: texts.updated, id: 'order' });
      setSavedEntries(entries);
      onNoteChange('');
      onReload();
    } catch (error) {
      const isConflict = parseDatabaseFailure(error)?.message === 'revision_conflict';
      const description = isConflict ? texts.conflict : failureText(error, language);
      if (isConflict) setOutdatedRevision(order.revision);
      else setProblem(description);
      showErrorToast({ id: 'order', title: texts.updateFailed, description });
    } finally {
      setIsBusy(false);
    }
  }

  const statuses = visualStatusSchema.options.map((value) => ({ value, label: texts.statuses[value] }));
  const stages = [
    { value: '', label: texts.notBegun },
    ...productionStageSchema.options.map((value) => ({ value, label: texts.stages[value] })),
  ];
  const carriers = [
    { value: '', label: texts.noCarrier },
    ...trackingCarrierSchema.options.map((value) => ({ value, label: carrierLabel(value, texts) })),
  ];
  return (
    <form onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      {isOutdated && (
        <Notice tone="error">
          <p>{texts.conflictNotice}</p>
          <div>
            <Button variant="secondary" onClick={onReload}>
              {texts.loadCurrent}
            </Button>
          </div>
        </Notice>
      )}
      <SelectField label={texts.columns.status} choices={statuses} value={status} onValueChange={chooseStatus} />
      {status === 'In Bearbeitung' && (
        <SelectField label={texts.productionStage} choices={stages} value={stage} onValueChange={setStage} />
      )}
      <TextField
        label={texts.columns.trackingNumber}
        isOptional
        maxLength={200}
        value={tracking}
        onChange={({ target }) => setTracking(target.value)}
      />
      <SelectField label={texts.carrier} isOptional choices={carriers} value={carrier} onValueChange={setCarrier} />
      <TextAreaField
        label={texts.addNote}
        isOptional
        description={texts.noteHint}
        rows={2}
        maxLength={2_000}
        value={note}
        onChange={({ target }) => onNoteChange(target.value)}
      />
      {status === 'Versendet' && order.visualStatus !== 'Versendet' && (
        <p className="text-ink-soft text-sm">{texts.mailOnShipping}</p>
      )}
      {problem !== null && <SaveFailure title={notSaved} text={problem} />}
      <Button type="submit" isBusy={isBusy}>
        {texts.save}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.dispute.shipTitle}
        confirmLabel={texts.dispute.ship}
        isDestructive
        onClose={() => setIsAsking(false)}
        onConfirm={submit}
      >
        <p>{texts.dispute.shipText}</p>
      </ConfirmDialog>
    </form>
  );
}
