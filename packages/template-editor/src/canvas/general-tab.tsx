import { formatCents, type Template } from 'configurator-core';
import { useAdditions } from '../additions/use-additions.ts';
import { conditionSentence } from '../condition/condition-words.ts';
import { Button, IconButton } from '../controls/buttons.tsx';
import { SelectControl } from '../controls/choice-controls.tsx';
import { TextControl } from '../controls/text-control.tsx';
import type { TemplateDetails } from '../document/command.ts';
import { printFormula } from '../formula/print-formula.ts';
import { useEditor, useEditorState, useTemplate } from '../store/editor-context.ts';
import { useMove } from '../structure/use-move.ts';

const types = [
  { value: '', label: 'Another product' },
  { value: 'dog-coat', label: 'Dog coat (dog-coat)' },
  { value: 'dog-harness', label: 'Dog harness (dog-harness)' },
  { value: 'dog-collar', label: 'Dog collar (dog-collar)' },
  { value: 'dog-leash', label: 'Dog leash (dog-leash)' },
];

/** Takes the focus to the name of the template, once its tab is shown. */
export function focusName(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.te-general input')?.focus());
}

/** Why a template without a name is not saved. */
const nameIsRequired = 'Template name is required';

/** What concerns the template as a whole. */
export function GeneralTab() {
  const { store } = useEditor();
  const template = useTemplate();
  const isNameAsked = useEditorState((state) => state.isNameAsked);
  const update = (patch: Partial<TemplateDetails>, property: string) => {
    const { name, description, configuratorType } = store.getState().history.template;
    const details = { name, description, configuratorType, ...patch };
    return store.actions.run(
      { type: 'update-template', details },
      { label: `Change ${property} of the template`, mergeKey: `template:${property}` },
    );
  };
  return (
    <div className="te-general">
      <TextControl
        label="Template name"
        value={template.name}
        error={isNameAsked && template.name.trim() === '' ? nameIsRequired : null}
        onChange={(name) => update({ name }, 'name')}
      />
      <TextControl
        label="Description"
        rows={3}
        value={template.description ?? ''}
        onChange={(text) => update({ description: text || null }, 'description')}
      />
      <SelectControl
        label="Configurator type"
        hint="Articles of this type can use the template."
        value={template.configuratorType ?? ''}
        items={types}
        onChange={(value) => update({ configuratorType: value || null }, 'type')}
      />
      <PriceRules template={template} />
    </div>
  );
}

/** What a price rule charges, in a few words. */
function amountWords(amount: unknown): string {
  return typeof amount === 'number' ? formatCents(amount) : (printFormula(amount) ?? 'an expression');
}

function PriceRules({ template }: { readonly template: Template }) {
  const { store, language } = useEditor();
  const selection = useEditorState((state) => state.selection);
  const { addPriceRule } = useAdditions();
  const { step } = useMove();
  const { select, requestDelete } = store.actions;
  const last = selection.at(-1);
  return (
    <section className="te-panel" aria-label="Price rules">
      <h3>Price rules</h3>
      <p className="te-hint">
        Amounts that do not belong to an option: by measurement, by a combination of answers, or a discount.
      </p>
      <ul className="te-cards">
        {template.priceRules.map((rule) => (
          <li
            key={rule.id}
            className="te-card"
            data-selected={(last?.kind === 'price_rule' && last.id === rule.id) || undefined}
          >
            <button
              type="button"
              className="te-card-main"
              onClick={() => select([{ kind: 'price_rule', id: rule.id }])}
            >
              <strong>{rule.label || 'Untitled price rule'}</strong>
              <span>
                {amountWords(rule.amount)}
                {rule.when && `. ${conditionSentence(rule.when, 'when', template, language)}`}
              </span>
            </button>
            <IconButton label="Move up" icon="up" onClick={() => step([{ kind: 'price_rule', id: rule.id }], 'up')} />
            <IconButton
              label="Move down"
              icon="down"
              onClick={() => step([{ kind: 'price_rule', id: rule.id }], 'down')}
            />
            <IconButton
              label="Delete"
              icon="remove"
              onClick={() => requestDelete([{ kind: 'price_rule', id: rule.id }])}
            />
          </li>
        ))}
      </ul>
      <Button look="quiet" icon="add" onClick={addPriceRule}>
        Add price rule
      </Button>
    </section>
  );
}
