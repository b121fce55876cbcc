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
import { useLatest } from '../store/use-latest.ts';
import type { Report } from './report.ts';
import { type ReportService, startReportService } from './report-service.ts';

/** The latest report. */
export interface CurrentReport {
  readonly report: Report | null;
  /** The analysed document; outdated while a new report is pending. */
  readonly of: Template | null;
  readonly isFresh: boolean;
  readonly hasFailed: boolean;
  /** Analyses a document immediately. */
  readonly reportNow: (template: Template) => Promise<Report>;
}

const PAUSE_MS = 120;

const ReportContext = createContext<CurrentReport | null>(null);

interface ReportProviderProps {
  readonly basePriceCents: number;
  readonly children: ReactNode;
}

/** Keeps the report up to date: analyses the newest document after each pause, one analysis at a time. */
export function ReportProvider({ basePriceCents, children }: ReportProviderProps) {
  const template = useTemplate();
  const service = useRef<ReportService | null>(null);
  const [latest, setLatest] = useState<{ report: Report; of: Template; basePriceCents: number } | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const newest = useLatest({ template, basePriceCents });
  const isBusy = useRef(false);

  const reportNow = useMemo(
    () => async (of: Template) => {
      service.current ??= startReportService();
      const { current: used } = service;
      try {
        return await used.report(withBuiltInTypes(of), newest.current.basePriceCents);
      } catch (reason) {
        // A worker whose script could not be loaded never replies to later calls. The next call starts another one.
        used.stop();
        if (service.current === used) service.current = null;
        throw reason;
      }
    },
    [newest],
  );

  useEffect(() => {
    if (isBusy.current || (latest?.of === template && latest.basePriceCents === basePriceCents)) return;
    const work = async () => {
      isBusy.current = true;
      const { template: of, basePriceCents: price } = newest.current;
      try {
        const report = await reportNow(of);
        isBusy.current = false;
        setFailed(false);
        // Rendering the findings must not delay the next keystroke.
        startTransition(() => setLatest({ report, of, basePriceCents: price }));
      } catch {
        isBusy.current = false;
        setFailed(true);
      }
    };
    // The analysis is debounced while typing.
    const timer = setTimeout(() => void work(), latest === null ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [template, basePriceCents, latest, reportNow, newest]);

  useEffect(
    () => () => {
      service.current?.stop();
      service.current = null;
      isBusy.current = false;
    },
    [],
  );

  // Exposes a flag, not the document: otherwise every consumer would re-render on each keystroke.
  const isFresh = latest?.of === template;
  const current = useMemo<CurrentReport>(
    () => ({ report: latest?.report ?? null, of: latest?.of ?? null, isFresh, hasFailed, reportNow }),
    [latest, isFresh, hasFailed, reportNow],
  );
  return <ReportContext value={current}>{children}</ReportContext>;
}

/**
 * Returns the latest report of the surrounding editor's document.
 * @throws Error outside of an editor
 */
export function useReport(): CurrentReport {
  const current = useContext(ReportContext);
  if (!current) throw new Error('This component must be rendered inside a template editor.');
  return current;
}
