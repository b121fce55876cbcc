import {
  type CustomFieldType,
  compileTemplate,
  evaluate,
  recordScenario,
  type Scenario,
  type Template,
  templateLimits,
} from 'configurator-core';
import { useState } from 'react';
import { Button } from '../controls/buttons.tsx';
import { Modal } from '../controls/modal.tsx';
import { NumberControl } from '../controls/number-control.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { freeName } from '../document/edits/new-elements.ts';
import { Witness } from '../findings/witness.tsx';
import { useActions, useEditor, useTemplate, useTexts } from '../store/editor-context.ts';
import { useMoney } from '../store/use-money.ts';

interface RecordScenarioDialogProps {
  /** Values chosen in the preview. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly basePriceCents: number;
  readonly onClose: () => void;
}

/** Whether a quantity is valid for a scenario. */
function isPieces(quantity: number | null): quantity is number {
  return quantity !== null && Number.isInteger(quantity) && quantity >= 1 && quantity <= templateLimits.scenarioPieces;
}

/** Returns an unnamed scenario of the chosen values; null if the template cannot run. */
function scenarioOf(
  template: Template,
  { values, basePriceCents }: Omit<RecordScenarioDialogProps, 'onClose'>,
  quantity: number,
  fieldTypes: readonly CustomFieldType[],
): Scenario | null {
  const compiled = compileTemplate(template, { fieldTypes });
  if (!compiled.ok) return null;
  const id = freeName('scenario', new Set(template.scenarios.map((scenario) => scenario.id)));
  return recordScenario(evaluate(compiled.value, Object(values), { basePriceCents }), {
    id,
    name: '',
    quantity,
  });
}

/** Asks for a name and stores the preview's values with their result as a scenario of the template. */
export function RecordScenarioDialog({ onClose, ...recorded }: RecordScenarioDialogProps) {
  const { scenarios: texts } = useTexts();
  const { format } = useMoney();
  const { run, setSide } = useActions();
  const { fieldTypes } = useEditor();
  const [name, setName] = useState('');
  const [quantity, setQuantity] = useState<number | null>(1);
  const [isNameMissing, setNameMissing] = useState(false);
  const template = useTemplate();
  const { values } = recorded;
  const scenario = scenarioOf(template, recorded, isPieces(quantity) ? quantity : 1, fieldTypes);

  const record = () => {
    if (scenario === null) return;
    const title = name.trim();
    setNameMissing(title === '');
    if (title === '' || !isPieces(quantity)) return;
    const scenarios = [...template.scenarios, { ...scenario, name: title }];
    const label = texts.recorded(title);
    run({ type: 'replace', template: { ...template, scenarios } }, { label, announce: label });
    setSide('scenarios');
    onClose();
  };

  return (
    <Modal
      title={texts.record}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button look="primary" disabled={scenario === null} onClick={record}>
            {texts.record}
          </Button>
        </>
      }
    >
      {scenario === null ? (
        <p className="te-error">{texts.cannotRun}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            record();
          }}
        >
          <TextControl
            label={texts.name}
            hint={texts.nameHint}
            value={name}
            error={isNameMissing && name.trim() === '' ? texts.nameMissing : null}
            onChange={(text) => {
              setName(text);
              return null;
            }}
          />
          {template.quantityBreaks.length > 0 && (
            <NumberControl
              label={texts.pieces}
              hint={texts.piecesHint}
              value={quantity}
              onChange={(pieces) => {
                setQuantity(pieces);
                return isPieces(pieces) ? null : texts.piecesBetween(templateLimits.scenarioPieces);
              }}
            />
          )}
          <Witness template={template} values={values} lead={texts.with} none={texts.withNothing} />
          {isPieces(quantity) && (
            <p className="te-hint">
              {texts.expects(
                scenario.expected.visible.length,
                scenario.expected.issues.length,
                format(scenario.expected.totalCents),
                quantity,
              )}
            </p>
          )}
        </form>
      )}
    </Modal>
  );
}
