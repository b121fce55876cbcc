import type { Scenario, Template } from 'configurator-core';
import { applyFix, type Finding } from 'configurator-core/analysis';
import { useReplay } from '../actions/use-replay.ts';
import { Button } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import { TextControl } from '../controls/text-control.tsx';
import { useReport } from '../findings/report-context.tsx';
import { Witness } from '../findings/witness.tsx';
import { useActions, useEditor, useTemplate, useTexts } from '../store/editor-context.ts';

/** Lists the template's scenarios and whether each still passes. */
export function ScenariosPanel() {
  const template = useTemplate();
  const { setView } = useActions();
  const { scenarios: texts } = useTexts();
  const { report, isFresh } = useReport();
  const failing = new Map(
    (report?.findings ?? [])
      .filter(({ element }) => element === 'scenario')
      .map((finding) => [Number(finding.elementPath[1]), finding]),
  );
  return (
    <div className="te-findings te-scenarios" aria-busy={!isFresh}>
      <p className="te-hint">{texts.what}</p>
      {template.scenarios.length === 0 ? (
        <p className="te-empty">{texts.none}</p>
      ) : (
        <ul>
          {template.scenarios.map((scenario, index) => (
            <ScenarioItem
              key={scenario.id}
              scenario={scenario}
              template={template}
              finding={isFresh ? (failing.get(index) ?? 'passes') : 'unknown'}
            />
          ))}
        </ul>
      )}
      <Button look="quiet" icon="play" onClick={() => setView('preview')}>
        {texts.toPreview}
      </Button>
    </div>
  );
}

interface ScenarioItemProps {
  readonly scenario: Scenario;
  readonly template: Template;
  /** The finding if it fails; `unknown` while it runs. */
  readonly finding: Finding | 'passes' | 'unknown';
}

function ScenarioItem({ scenario, template, finding }: ScenarioItemProps) {
  const { run } = useActions();
  const { language } = useEditor();
  const { scenarios: texts } = useTexts();
  const replay = useReplay();
  const { id, name, values, quantity } = scenario;
  const fails = typeof finding === 'object';
  const change = (scenarios: readonly Scenario[], label: string) =>
    run({ type: 'replace', template: { ...template, scenarios } }, { label, announce: label });
  return (
    <li className={fails ? 'te-finding te-finding-error' : 'te-finding'}>
      <TextControl
        label={texts.name}
        value={name}
        onChange={(text) => {
          if (text.trim() === '') return texts.nameMissing;
          const scenarios = template.scenarios.map((other) =>
            other === scenario ? { ...scenario, name: text } : other,
          );
          return run(
            { type: 'replace', template: { ...template, scenarios } },
            { label: texts.renamed(text), mergeKey: `scenario-name ${id}` },
          );
        }}
      />
      <p className="te-finding-text">
        {finding !== 'unknown' && <Icon name={fails ? 'error' : 'done'} />}
        <span>{fails ? finding.message[language] : finding === 'passes' ? texts.passes : texts.running}</span>
      </p>
      {quantity > 1 && <p className="te-hint">{texts.ofPieces(quantity)}</p>}
      <Witness template={template} values={values} lead={texts.with} none={texts.withNothing} />
      <div className="te-row-of-buttons">
        <Button look="quiet" icon="play" onClick={() => replay(values, texts.titled(name))}>
          {texts.showInPreview}
        </Button>
        {fails && finding.fix && (
          <Button
            look="quiet"
            icon="done"
            onClick={() => finding.fix && change(applyFix(template, finding.fix).scenarios, texts.accepted(name))}
          >
            {texts.accept}
          </Button>
        )}
        <Button
          look="quiet"
          icon="remove"
          onClick={() =>
            change(
              template.scenarios.filter((other) => other !== scenario),
              texts.removed(name),
            )
          }
        >
          {texts.remove}
        </Button>
      </div>
    </li>
  );
}
