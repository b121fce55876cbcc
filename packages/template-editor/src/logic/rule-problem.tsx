import type { Template } from 'configurator-core';
import type { Finding } from 'configurator-core/analysis';
import { Icon } from '../controls/icon.tsx';
import { Witness } from '../findings/witness.tsx';
import { useEditor } from '../store/editor-context.ts';

interface RuleProblemProps {
  /** The analysed template. */
  readonly template: Template;
  readonly finding: Finding;
}

/** Shows a finding of a rule with the values that trigger it. */
export function RuleProblem({ template, finding: { severity, message, witness } }: RuleProblemProps) {
  const { language, texts } = useEditor();
  return (
    <div className="te-rule-problem">
      <p>
        <Icon name={severity} />
        <span>{message[language]}</span>
      </p>
      {witness && (
        <Witness
          template={template}
          values={witness}
          lead={texts.findings.shopperMeetsIt}
          none={texts.findings.shopperMeetsItAtOnce}
        />
      )}
    </div>
  );
}
