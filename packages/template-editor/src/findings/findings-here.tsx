import type { Template } from 'configurator-core';
import { memo } from 'react';
import type { ElementRef } from '../document/element.ts';
import { isSameRef } from '../document/element.ts';
import { refAt } from '../document/find.ts';
import { parentOf } from '../document/places.ts';
import { useEditorState, useTexts } from '../store/editor-context.ts';
import { FindingItem } from './finding-item.tsx';
import { useReport } from './report-context.tsx';

/** Whether two elements are the same or one is a descendant of the other. */
function isRelated(template: Template, one: ElementRef, other: ElementRef): boolean {
  const isIn = (inner: ElementRef, outer: ElementRef) => {
    for (let ref: ElementRef | null = inner; ref; ref = parentOf(template, ref)) if (isSameRef(ref, outer)) return true;
    return false;
  };
  return isIn(one, other) || isIn(other, one);
}

/** Shows the findings of the selected element in its inspector. */
export const FindingsHere = memo(function FindingsHere() {
  const { report, of, isFresh } = useReport();
  const { findings: texts } = useTexts();
  const selected = useEditorState((state) => state.selection.at(-1));
  if (!report || !of || !selected) return null;
  const here = report.findings.filter(({ elementPath, severity }) => {
    const ref = severity === 'hint' ? null : refAt(of, elementPath);
    return ref !== null && isRelated(of, ref, selected);
  });
  if (here.length === 0) return null;
  return (
    <section className="te-here" aria-label={texts.here} aria-busy={!isFresh}>
      <ul>
        {here.map((finding) => (
          <FindingItem
            key={`${finding.code} ${finding.path}`}
            finding={finding}
            template={of}
            isFresh={isFresh}
            canReplay={report.issues.length === 0}
          />
        ))}
      </ul>
    </section>
  );
});
