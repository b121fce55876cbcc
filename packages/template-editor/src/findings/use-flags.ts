import { useMemo } from 'react';
import type { ElementRef } from '../document/element.ts';
import { rowKey } from '../document/element.ts';
import { refAt } from '../document/find.ts';
import { useReport } from './report-context.tsx';

/** How bad it is with an element, by its row key; elements without findings are not in it. Hints are no flags. */
export function useFlags(): ReadonlyMap<string, 'error' | 'warning'> {
  const { report, of } = useReport();
  return useMemo(() => {
    const flags = new Map<string, 'error' | 'warning'>();
    if (!report || !of) return flags;
    const note = (ref: ElementRef | null, severity: 'error' | 'warning') => {
      if (!ref) return;
      const key = rowKey(ref);
      if (flags.get(key) !== 'error') flags.set(key, severity);
    };
    for (const { path } of report.issues) note(refAt(of, path), 'error');
    for (const { severity, elementPath } of report.findings) {
      if (severity !== 'hint') note(refAt(of, elementPath), severity);
    }
    return flags;
  }, [report, of]);
}
