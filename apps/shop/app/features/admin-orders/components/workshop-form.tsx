import { type FormEvent, use, useEffect, useEffectEvent, useState } from 'react';
import {
  type OrderChange,
  productionStageSchema,
  trackingCarrierSchema,
  visualStatusSchema,
} from 'shop-backend/contracts';
import { failureText } from '#app/lib/failures/database-failure.ts';
import type { RowVersion } from '#app/lib/table/row-version.ts';
import { ConfirmDialog } from '#app/ui/admin/dialogs/confirm-dialog.tsx';
import { ConflictDialog } from '#app/ui/admin/dialogs/conflict-dialog.tsx';
import { useVersionedSave } from '#app/ui/admin/forms/use-versioned-save.ts';
import { useAdminTexts } from '#app/ui/admin/texts/admin-texts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { TextAreaField } from '#app/ui/fields/text-area-field.tsx';
import { TextField } from '#app/ui/fields/text-field.tsx';
import { PageLanguage } from '#app/ui/page/page-language.ts';
import { SaveFailure } from '#app/ui/states/save-failure.tsx';
import type { AdminOrder } from '../admin-order.ts';
import { useOrderTexts } from '../texts/order-texts.ts';
import { carrierLabel } from '../workshop-labels.ts';
import { sendsMail } from '../workshop-mails.ts';

/** Initial values of the form. The status is 'Offen' if an order has none (ADM-ORD-16). */
export type WorkshopState = Pick<
  AdminOrder,
  'id' | 'revision' | 'productionStage' | 'trackingNumber' | 'trackingCarrier' | 'isDisputed'
> & {
  visualStatus?: AdminOrder['visualStatus'];
};

interface WorkshopFormProps {
  order: WorkshopState;
  /** @throws if the database rejects the change; see `changeOrder` */
  onChange: (change: OrderChange, revision: number) => Promise<RowVersion>;
  /** Loads the order after another admin changed it. */
  loadCurrent: (id: string) => Promise<WorkshopState | null>;
  /** Reloads the order. */
  onReload: () => void;
  /** Opens the dialog that cancels the order. The status changes only there, because money may be involved. */
  onCancel: () => void;
  /** Called with whether the form has unsaved entries. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** The stage belongs to the status: one field, so that a merge never mixes those of two admins. */
interface WorkshopValues {
  state: Pick<AdminOrder, 'visualStatus' | 'productionStage'>;
  trackingNumber: string;
  trackingCarrier: AdminOrder['trackingCarrier'];
}

function valuesOf({ visualStatus = 'Offen', ...order }: WorkshopState): WorkshopValues {
  return {
    state: { visualStatus, productionStage: order.productionStage },
    trackingNumber: order.trackingNumber ?? '',
    trackingCarrier: order.trackingCarrier,
  };
}

/**
 * Status, stage, tracking and a note of an order, saved together. Changes that another admin stored in the meantime are
 * merged; see `useEditMerge`. A typed note is always kept.
 */
export function WorkshopForm({ order, onChange, loadCurrent, onReload, onCancel, onDirtyChange }: WorkshopFormProps) {
  const language = use(PageLanguage);
  const texts = useOrderTexts();
  const { notSaved } = useAdminTexts();
  /** The stored values that the entries are based on. */
  const [stored, setStored] = useState(() => valuesOf(order));
  const [status, setStatus] = useState<string>(stored.state.visualStatus);
  const [stage, setStage] = useState<string>(stored.state.productionStage ?? '');
  const [tracking, setTracking] = useState(stored.trackingNumber);
  const [carrier, setCarrier] = useState<string>(stored.trackingCarrier ?? '');
  const [note, setNote] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const entered: WorkshopValues = {
    state: {
      visualStatus: visualStatusSchema.parse(status),
      productionStage: status === 'In Bearbeitung' && stage !== '' ? productionStageSchema.parse(stage) : null,
    },
    trackingNumber: tracking.trim(),
    trackingCarrier: carrier === '' ? null : trackingCarrierSchema.parse(carrier),
  };
  const {
    save: saveChange,
    problem,
    conflictDialog,
    ...merge
  } = useVersionedSave<WorkshopState, WorkshopValues, OrderChange, RowVersion>({
    row: order,
    valuesOf,
    mine: () => entered,
    apply: ({ state, trackingNumber, trackingCarrier }, row) => {
      setStored(valuesOf(row));
      if (state !== undefined) {
        setStatus(state.visualStatus);
        setStage(state.productionStage ?? '');
      }
      if (trackingNumber !== undefined) setTracking(trackingNumber);
      if (trackingCarrier !== undefined) setCarrier(trackingCarrier ?? '');
    },
    onReload: loadCurrent,
    labels: {
      state: texts.columns.status,
      trackingNumber: texts.columns.trackingNumber,
      trackingCarrier: texts.carrier,
    },
    describe: (key, { state, trackingNumber, trackingCarrier }) => {
      if (key === 'trackingNumber') return trackingNumber;
      if (key === 'trackingCarrier') return trackingCarrier === null ? '' : carrierLabel(trackingCarrier, texts);
      const { visualStatus, productionStage } = state;
      return [texts.statuses[visualStatus], ...(productionStage === null ? [] : [texts.stages[productionStage]])].join(
        ', ',
      );
    },
    texts: { ...texts, created: texts.updated, createFailed: texts.updateFailed },
    explain: (error, title) => ({ title, description: failureText(error, language) }),
    onSave: (change, known) => onChange(change, (known ?? order).revision),
    staysOpen: (_, sent) => {
      setStored(sent);
      setNote('');
      onReload();
      return sent;
    },
  });
  const follow = useEffectEvent(merge.follow);
  useEffect(() => follow(order), [order]);
  const { visualStatus } = entered.state;
  const isChanged = visualStatus !== stored.state.visualStatus;
  const mailHint = isChanged && visualStatus !== 'Storniert' && sendsMail(visualStatus) && texts.mailOn[visualStatus];
  const isDirty = JSON.stringify(entered) !== JSON.stringify(stored) || note.trim() !== '';
  useEffect(() => {
    onDirtyChange(isDirty);
    return () => onDirtyChange(false);
  }, [isDirty, onDirtyChange]);

  function chooseStatus(chosen: string) {
    if (chosen === 'Storniert' && stored.state.visualStatus !== 'Storniert') onCancel();
    else setStatus(chosen);
  }
  async function save(event: FormEvent) {
    event.preventDefault();
    if (isChanged && visualStatus === 'Versendet' && order.isDisputed) setIsAsking(true);
    else await submit();
  }

  async function submit() {
    setIsBusy(true);
    const { state, trackingNumber, trackingCarrier } = entered;
    await saveChange(() => ({
      ...state,
      trackingNumber: trackingNumber === '' ? null : trackingNumber,
      trackingCarrier,
      ...(note.trim() !== '' && { note: note.trim() }),
    }));
    setIsBusy(false);
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
    <form ref={merge.form} onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
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
        onChange={({ target }) => setNote(target.value)}
      />
      {mailHint && <p className="text-ink-soft text-sm">{mailHint}</p>}
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
      <ConflictDialog {...conflictDialog} />
    </form>
  );
}
