import { useMemo } from 'react';
import type { ElementRef } from '../document/element.ts';
import { rowKey } from '../document/element.ts';
import { refAt } from '../document/find.ts';
import { parentOf } from '../document/places.ts';
import { useReport } from './report-context.tsx';

/** Highest severity of each element with findings, by row key. Hints are ignored. */
export interface Flags {
  readonly own: ReadonlyMap<string, 'error' | 'warning'>;
  /** The same including all descendants, for collapsed rows. */
  readonly inside: ReadonlyMap<string, 'error' | 'warning'>;
}

/** Returns the flags of the latest report. */
export function useFlags(): Flags {
  const { report, of } = useReport();
  return useMemo(() => {
    const flags = { own: new Map<string, 'error' | 'warning'>(), inside: new Map<string, 'error' | 'warning'>() };
    if (!report || !of) return flags;
    const mark = (marked: Map<string, 'error' | 'warning'>, ref: ElementRef, severity: 'error' | 'warning') => {
      const key = rowKey(ref);
      if (marked.get(key) !== 'error') marked.set(key, severity);
    };
    const note = (place: ElementRef | null, severity: 'error' | 'warning') => {
      if (place) mark(flags.own, place, severity);
      for (let ref = place; ref; ref = parentOf(of, ref)) mark(flags.inside, ref, severity);
    };
    for (const { path } of report.issues) note(refAt(of, path), 'error');
    for (const { severity, elementPath } of report.findings) {
      if (severity !== 'hint') note(refAt(of, elementPath), severity);
    }
    return flags;
  }, [report, of]);
}
