import type { Template } from 'configurator-core';
import { afterRender } from '../actions/after-render.ts';
import { useAdditions } from '../additions/use-additions.ts';
import { formatAmount } from '../amount/format-amount.ts';
import { useRunCommand } from '../commands/command-context.ts';
import { CommentBadge } from '../comments/comment-badge.tsx';
import { conditionSentence } from '../condition/format-condition.ts';
import { Button, IconButton } from '../controls/buttons.tsx';
import { SelectControl } from '../controls/choice-controls.tsx';
import { TextControl } from '../controls/text-control.tsx';
import type { TemplateDetails } from '../document/edits/command.ts';
import { useEditor, useEditorState, useTemplate } from '../store/editor-context.ts';
import { TypedScope } from '../store/typed-texts.ts';
import { useMove } from '../structure/use-move.ts';
import { QuantityBreaks } from './quantity-breaks.tsx';

/** Focuses the template name after its tab has rendered. */
export function focusName(): void {
  afterRender(() => document.querySelector<HTMLElement>('.te-general input')?.focus());
}

/** Edits the settings of the template as a whole. */
export function GeneralTab() {
  const { store, texts: all, host } = useEditor();
  const texts = all.canvas;
  const template = useTemplate();
  const isNameAsked = useEditorState((state) => state.isNameAsked);
  const run = useRunCommand();
  const update = (patch: Partial<TemplateDetails>, property: keyof TemplateDetails) => {
    const { name, description, configuratorType, quantityBreaks } = store.getState().history.template;
    const details = { name, description, configuratorType, quantityBreaks, ...patch };
    return store.actions.run(
      { type: 'update-template', details },
      { label: all.steps.changeTemplate(property), mergeKey: `template:${property}` },
    );
  };
  return (
    <TypedScope value="general">
      <div className="te-general">
        {template.sections.length === 0 && (
          <section className="te-panel" aria-label={all.start.title}>
            <p>{all.start.lead}</p>
            <Button look="plain" icon="library" onClick={() => run('start')}>
              {all.start.command}
            </Button>
          </section>
        )}
        <TextControl
          label={texts.templateName}
          value={template.name}
          error={isNameAsked && template.name.trim() === '' ? texts.nameRequired : null}
          onChange={(name) => update({ name }, 'name')}
        />
        <TextControl
          label={texts.description}
          rows={3}
          value={template.description ?? ''}
          onChange={(text) => update({ description: text || null }, 'description')}
        />
        {host.configuratorTypes !== undefined && (
          <SelectControl
            label={texts.configuratorType}
            hint={texts.configuratorTypeHint}
            value={template.configuratorType ?? ''}
            items={[{ value: '', label: texts.otherProduct }, ...host.configuratorTypes]}
            onChange={(value) => update({ configuratorType: value || null }, 'configuratorType')}
          />
        )}
        <PriceRules template={template} />
        <QuantityBreaks
          breaks={template.quantityBreaks}
          onChange={(quantityBreaks) => update({ quantityBreaks }, 'quantityBreaks')}
        />
      </div>
    </TypedScope>
  );
}

function PriceRules({ template }: { readonly template: Template }) {
  const { store, texts } = useEditor();
  const selection = useEditorState((state) => state.selection);
  const { addPriceRule } = useAdditions();
  const { step } = useMove();
  const { pick, requestDelete } = store.actions;
  const last = selection.at(-1);
  return (
    <section className="te-panel" aria-label={texts.parts.priceRules}>
      <h2>{texts.parts.priceRules}</h2>
      <p className="te-hint">{texts.canvas.priceRulesHint}</p>
      <ul className="te-cards">
        {template.priceRules.map((rule, index) => (
          <li
            key={rule.id}
            className="te-card"
            data-selected={(last?.kind === 'price_rule' && last.id === rule.id) || undefined}
          >
            <button type="button" className="te-card-main" onClick={() => pick([{ kind: 'price_rule', id: rule.id }])}>
              <strong lang={rule.label ? template.language : undefined}>
                {rule.label || texts.parts.untitledPriceRule}
              </strong>
              <span>
                <span>{formatAmount(rule.amount, template, texts)}</span>
                {rule.when && <span>{`. ${conditionSentence(rule.when, 'when', template, texts.condition)}`}</span>}
              </span>
            </button>
            <CommentBadge
              parts={[{ kind: 'price_rule', id: rule.id }]}
              name={rule.label || texts.parts.untitledPriceRule}
            />
            <IconButton
              label={texts.canvas.moveUp}
              icon="up"
              disabled={index === 0}
              onClick={() => step([{ kind: 'price_rule', id: rule.id }], 'up')}
            />
            <IconButton
              label={texts.canvas.moveDown}
              icon="down"
              disabled={index === template.priceRules.length - 1}
              onClick={() => step([{ kind: 'price_rule', id: rule.id }], 'down')}
            />
            <IconButton
              label={texts.canvas.delete}
              icon="remove"
              onClick={() => requestDelete([{ kind: 'price_rule', id: rule.id }])}
            />
          </li>
        ))}
      </ul>
      <Button look="quiet" icon="add" onClick={addPriceRule}>
        {texts.canvas.addPriceRule}
      </Button>
    </section>
  );
}
