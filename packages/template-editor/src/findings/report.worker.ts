import { reportOf } from './report.ts';
import type { ReportRequest } from './report-messages.ts';

// The analysis has a thread of its own, so that typing never waits for it.
self.addEventListener('message', ({ data }: MessageEvent<ReportRequest>) => {
  self.postMessage({ id: data.id, report: reportOf(data.template, data.basePriceCents) });
});
