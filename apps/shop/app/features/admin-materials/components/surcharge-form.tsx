import { type FormEvent, useState } from 'react';
import { closeToast, showErrorToast, showToast } from '#app/lib/toasts.ts';
import { Button } from '#app/ui/buttons/button.tsx';
import { Card } from '#app/ui/content/card.tsx';
import { NumberField } from '#app/ui/fields/number-field.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';

import { usePageFormats } from '#app/ui/page/page-wording.ts';
import { EmptyState } from '#app/ui/states/empty-state.tsx';
import type { SurchargedTemplate, SurchargeSave } from '../surcharges/surcharged-template.ts';
import { changedCents, parseSurchargeChange, type SurchargeChange, withSurcharges } from '../surcharges/surcharges.ts';
import { useMaterialTexts } from '../texts/material-texts.ts';
import { SurchargeTable } from './surcharge-table.tsx';

interface SurchargeFormProps {
  templates: readonly SurchargedTemplate[];
  /** Saves one template with its new surcharges. @throws if the request cannot be sent */
  onSave: (template: SurchargedTemplate) => Promise<SurchargeSave>;
}

const kinds: readonly SurchargeChange['kind'][] = ['set', 'add', 'percent'];

/** Amounts in EUR cents by option id, by template id. */
type Amounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Changes the surcharge of a material in all its templates: shows the new amounts, saves them, and can undo it. */
export function SurchargeForm({ templates: loaded, onSave }: SurchargeFormProps) {
  const { surcharges: texts } = useMaterialTexts();
  const { locale } = usePageFormats();
  const [templates, setTemplates] = useState(loaded);
  const [kind, setKind] = useState<SurchargeChange['kind']>('set');
  const [text, setText] = useState('');
  const [hasSubmitted, setHasSubmitted] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [results, setResults] = useState<ReadonlyMap<string, SurchargeSave>>(new Map());
  const [before, setBefore] = useState<Amounts>(new Map());
  const change = parseSurchargeChange(kind, text, locale);
  const next = change === undefined ? new Map() : amountsAfter(templates, change);

  async function saveAll(amounts: Amounts): Promise<void> {
    setIsBusy(true);
    const replies = new Map<string, SurchargeSave>();
    const stored = [...templates];
    // One after the other, so that each result is shown as soon as it arrives.
    for (const [index, entry] of templates.entries()) {
      const centsOf = amounts.get(entry.template.id);
      if (centsOf === undefined) continue;
      const changed = withAmounts(entry, centsOf);
      const reply = await onSave(changed).catch(
        (error: unknown): SurchargeSave => ({ status: 'failed', message: String(error) }),
      );
      replies.set(entry.template.id, reply);
      if (reply.status === 'saved') stored[index] = { ...changed, revision: reply.revision };
      setResults(new Map(replies));
    }
    const saved = stored.filter((entry, index) => entry !== templates[index]);
    setBefore(
      new Map(templates.filter((entry) => !stored.includes(entry)).map((entry) => [entry.template.id, centsIn(entry)])),
    );
    setTemplates(stored);
    setText('');
    setHasSubmitted(false);
    setIsBusy(false);
    if (saved.length > 0) showToast({ title: texts.saved(saved.length), id: 'surcharges' });
    if (saved.length < replies.size) showErrorToast({ title: texts.someFailed, id: 'surcharges-failed' });
    else closeToast('surcharges-failed');
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    setHasSubmitted(true);
    if (next.size > 0 && !isBusy) void saveAll(next);
  }

  if (templates.length === 0) return <EmptyState title={texts.unused} />;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Card className="flex flex-col items-start gap-4 p-5">
        <SelectField
          label={texts.kind}
          choices={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
          value={kind}
          onValueChange={(chosen) => setKind(kinds.find((known) => known === chosen) ?? 'set')}
        />
        <NumberField
          kind={kind === 'percent' ? 'number' : 'euros'}
          unit="%"
          label={kind === 'percent' ? texts.percent : texts.amount}
          description={kind === 'set' ? texts.setHint : texts.amountHint}
          error={change === undefined && hasSubmitted ? texts.invalid : undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Card>
      <SurchargeTable templates={templates} next={next} results={results} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy} disabled={change !== undefined && next.size === 0}>
          {texts.save(next.size === 0 ? templates.length : next.size)}
        </Button>
        {before.size > 0 && !isBusy && (
          <Button variant="secondary" onClick={() => void saveAll(before)}>
            {texts.undo}
          </Button>
        )}
      </div>
    </form>
  );
}

function centsIn({ surcharges }: SurchargedTemplate): ReadonlyMap<string, number> {
  return new Map(surcharges.map(({ optionId, cents }) => [optionId, cents]));
}

/** Returns the new amounts, only of templates that change. */
function amountsAfter(templates: readonly SurchargedTemplate[], change: SurchargeChange): Amounts {
  const changed = templates.filter(({ surcharges }) =>
    surcharges.some(({ cents }) => changedCents(cents, change) !== cents),
  );
  return new Map(
    changed.map(({ template, surcharges }) => [
      template.id,
      new Map(surcharges.map(({ optionId, cents }) => [optionId, changedCents(cents, change)])),
    ]),
  );
}

function withAmounts(entry: SurchargedTemplate, centsOf: ReadonlyMap<string, number>): SurchargedTemplate {
  const surcharges = entry.surcharges.map((surcharge) => ({
    ...surcharge,
    cents: centsOf.get(surcharge.optionId) ?? surcharge.cents,
  }));
  return { ...entry, template: withSurcharges(entry.template, centsOf), surcharges };
}
