import { type Template, withBuiltInTypes } from 'configurator-core';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useTemplate } from '../store/editor-context.ts';
import type { Report } from './report.ts';
import { type ReportService, startReportService } from './report-service.ts';

/** The latest report. */
export interface CurrentReport {
  readonly report: Report | null;
  /** The document the report is of; an older one while a new report is being made. */
  readonly of: Template | null;
  readonly isFresh: boolean;
  readonly hasFailed: boolean;
  /** A report of a document as it is now. */
  readonly reportNow: (template: Template) => Promise<Report>;
}

const PAUSE_MS = 120;

const ReportContext = createContext<CurrentReport | null>(null);

interface ReportProviderProps {
  readonly basePriceCents: number;
  readonly children: ReactNode;
}

/** Keeps a report of the document up to date: one is made at a time, in each pause, always of the newest document. */
export function ReportProvider({ basePriceCents, children }: ReportProviderProps) {
  const template = useTemplate();
  const service = useRef<ReportService | null>(null);
  const [latest, setLatest] = useState<{ report: Report; of: Template; basePriceCents: number } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const newest = useRef({ template, basePriceCents });
  newest.current = { template, basePriceCents };
  const isBusy = useRef(false);

  const reportNow = useMemo(
    () => async (of: Template) => {
      service.current ??= startReportService();
      return service.current.report(withBuiltInTypes(of), newest.current.basePriceCents);
    },
    [],
  );

  useEffect(() => {
    if (isBusy.current || (latest?.of === template && latest.basePriceCents === basePriceCents)) return;
    const work = async () => {
      isBusy.current = true;
      const { template: of, basePriceCents: price } = newest.current;
      try {
        const report = await reportNow(of);
        isBusy.current = false;
        // Showing what was found gives way to the next letter.
        startTransition(() => setLatest({ report, of, basePriceCents: price }));
      } catch {
        isBusy.current = false;
        setFailed(true);
      }
    };
    // The check waits for the first pause in typing.
    const timer = setTimeout(() => void work(), latest === null ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [template, basePriceCents, latest, reportNow]);

  useEffect(
    () => () => {
      service.current?.stop();
      service.current = null;
      isBusy.current = false;
    },
    [],
  );

  // Not the document itself: what shows findings would render with every letter.
  const isFresh = latest?.of === template;
  const current = useMemo<CurrentReport>(
    () => ({ report: latest?.report ?? null, of: latest?.of ?? null, isFresh, hasFailed, reportNow }),
    [latest, isFresh, hasFailed, reportNow],
  );
  return <ReportContext value={current}>{children}</ReportContext>;
}

/**
 * The latest report of the document around a part.
 * @throws Error outside of an editor
 */
export function useReport(): CurrentReport {
  const current = useContext(ReportContext);
  if (!current) throw new Error('This component must be rendered inside a template editor.');
  return current;
}
