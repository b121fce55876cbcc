import { formatTemplatePath, type Template } from 'configurator-core';
import { applyFix, type Finding, type Fix } from 'configurator-core/analysis';
import { useReplay } from '../actions/use-replay.ts';
import { useShowPlace } from '../actions/use-show-place.ts';
import { formatCondition } from '../condition/format-condition.ts';
import { Button } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import { findPart, refAt } from '../document/find.ts';
import { partLabel } from '../document/part-labels.ts';
import { useActions, useEditor } from '../store/editor-context.ts';
import type { EditorTexts } from '../texts/editor-texts.ts';
import { formatPath } from './format-path.ts';
import { Witness } from './witness.tsx';

/** Describes a fix in words. */
function formatFix(fix: Fix, template: Template, { findings: texts, condition, parts }: EditorTexts): string {
  switch (fix.kind) {
    case 'set_condition':
      return fix.condition
        ? texts.shortenTo(formatCondition(fix.condition, template, condition))
        : texts.removeCondition;
    case 'set_optional':
      return texts.makeOptional;
    case 'rename_field':
      return texts.renameTo(fix.name);
    case 'remove': {
      const ref = refAt(template, fix.path);
      const part = ref && findPart(template, ref);
      return part ? texts.remove(part.kind, partLabel(part, parts, template)) : texts.removeIt;
    }
    case 'remove_comparison':
      return texts.removeComparison;
    case 'set_scenario':
      return texts.acceptResult;
    default:
      return fix satisfies never;
  }
}

interface FindingItemProps {
  readonly finding: Finding;
  /** The document that was analysed. */
  readonly template: Template;
  /** Whether the document is unchanged since. Only then are the finding's paths reliable. */
  readonly isFresh: boolean;
  /** Whether the preview can show its values. */
  readonly canReplay: boolean;
}

/** One finding: message, location, the values that trigger it, and fixes. */
export function FindingItem({ finding, template, isFresh, canReplay }: FindingItemProps) {
  const { run } = useActions();
  const showPlace = useShowPlace();
  const replay = useReplay();
  const { language, texts } = useEditor();
  const { severity, message, path, elementPath, witness, fix } = finding;
  const goThere = showPlace(template, elementPath, path);
  return (
    <li className={`te-finding te-finding-${severity}`}>
      <p className="te-finding-text">
        <Icon name={severity} />
        <span>
          <span className="te-unseen">{`${texts.findings.severities[severity]}: `}</span>
          <span>{message[language]}</span>
        </span>
      </p>
      <p className="te-hint" title={formatTemplatePath(path)}>
        {formatPath(template, path, texts.parts)}
      </p>
      {witness && (
        <Witness
          template={template}
          values={witness}
          lead={texts.findings.shopperMeetsIt}
          none={texts.findings.shopperMeetsItAtOnce}
        />
      )}
      <div className="te-row-of-buttons">
        {goThere && (
          <Button look="quiet" onClick={goThere}>
            {texts.findings.goThere}
          </Button>
        )}
        {witness && canReplay && (
          <Button look="quiet" icon="play" onClick={() => replay(witness, message[language])}>
            {texts.findings.showInPreview}
          </Button>
        )}
        {fix && (
          <Button
            look="quiet"
            icon="done"
            disabled={!isFresh}
            onClick={() => {
              const words = formatFix(fix, template, texts);
              run(
                { type: 'replace', template: applyFix(template, fix) },
                { label: words, announce: texts.findings.fixed(words) },
              );
            }}
          >
            {formatFix(fix, template, texts)}
          </Button>
        )}
      </div>
    </li>
  );
}
