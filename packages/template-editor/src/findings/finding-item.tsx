import { formatTemplatePath, type Template } from 'configurator-core';
import { applyFix, type Finding, type Fix } from 'configurator-core/analysis';
import { useInspect } from '../actions/use-inspect.ts';
import { useReplay } from '../actions/use-replay.ts';
import { conditionWords } from '../condition/condition-words.ts';
import { Button } from '../controls/buttons.tsx';
import { Icon } from '../controls/icon.tsx';
import { kindWords, partLabel } from '../document/command-words.ts';
import { findPart, refAt } from '../document/find.ts';
import { useActions, useEditor } from '../store/editor-context.ts';
import type { Language } from '../store/language.ts';
import { pathWords } from './path-words.ts';
import { Witness } from './witness.tsx';

/** What a fix does, in words. */
function fixWords(fix: Fix, template: Template, language: Language): string {
  switch (fix.kind) {
    case 'set_condition':
      return fix.condition
        ? `Shorten to: ${conditionWords(fix.condition, template, language)}`
        : 'Remove the condition';
    case 'set_optional':
      return 'Make it optional';
    case 'rename_field':
      return `Rename to “${fix.name}”`;
    case 'remove': {
      const ref = refAt(template, fix.path);
      const part = ref && findPart(template, ref);
      return part ? `Remove ${kindWords[part.kind]} “${partLabel(part)}”` : 'Remove it';
    }
    case 'remove_comparison':
      return 'Remove the comparison';
    default:
      return fix satisfies never;
  }
}

interface FindingItemProps {
  readonly finding: Finding;
  /** The document the finding is of. */
  readonly template: Template;
  /** Whether the document is still that one: only then its places are sure. */
  readonly isFresh: boolean;
  /** Whether the preview can show it. */
  readonly canReplay: boolean;
}

/** One finding: what is wrong, where, the values that show it, and what helps. */
export function FindingItem({ finding, template, isFresh, canReplay }: FindingItemProps) {
  const { run } = useActions();
  const inspect = useInspect();
  const replay = useReplay();
  const { language } = useEditor();
  const { severity, message, path, elementPath, witness, fix } = finding;
  const ref = refAt(template, elementPath);
  return (
    <li className={`te-finding te-finding-${severity}`}>
      <p className="te-finding-text">
        <Icon name={severity} />
        <span>
          <span className="te-unseen">{severity}: </span>
          {message[language]}
        </span>
      </p>
      <p className="te-hint" title={formatTemplatePath(path)}>
        {pathWords(template, path)}
      </p>
      {witness && <Witness template={template} values={witness} lead="A shopper meets it with" />}
      <div className="te-row-of-buttons">
        {ref && (
          <Button look="quiet" onClick={() => inspect(ref)}>
            Go there
          </Button>
        )}
        {witness && canReplay && (
          <Button look="quiet" icon="play" onClick={() => replay(witness, message[language])}>
            Show in preview
          </Button>
        )}
        {fix && (
          <Button
            look="quiet"
            icon="done"
            disabled={!isFresh}
            onClick={() => {
              const words = fixWords(fix, template, language);
              run({ type: 'replace', template: applyFix(template, fix) }, { label: words, say: `Fixed. ${words}` });
            }}
          >
            {fixWords(fix, template, language)}
          </Button>
        )}
      </div>
    </li>
  );
}
