import type { Template } from 'configurator-core';
import type { Report } from './report.ts';
import type { ReportReply, ReportRequest } from './report-messages.ts';

/** Analyses templates off the main thread. */
export interface ReportService {
  /** Resolves with the report; rejects if the worker fails. */
  readonly report: (template: Template, basePriceCents: number) => Promise<Report>;
  readonly stop: () => void;
}

/** Starts the worker. Works under `worker-src 'self'`, because the bundler emits it as a separate file. */
export function startReportService(): ReportService {
  const worker = new Worker(new URL('./report.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { resolve: (report: Report) => void; reject: (reason: Error) => void }>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<ReportReply>) => {
    waiting.get(data.id)?.resolve(data.report);
    waiting.delete(data.id);
  });
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new Error(event.message || 'The analysis could not start.'));
    waiting.clear();
  });
  return {
    report: (template, basePriceCents) =>
      new Promise((resolve, reject) => {
        count += 1;
        waiting.set(count, { resolve, reject });
        worker.postMessage({ id: count, template, basePriceCents } satisfies ReportRequest);
      }),
    stop: () => worker.terminate(),
  };
}
