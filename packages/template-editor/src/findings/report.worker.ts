import { reportOf } from './report.ts';
import type { ReportRequest } from './report-messages.ts';

// The analysis runs in its own thread, so that it never blocks typing.
self.addEventListener('message', ({ data }: MessageEvent<ReportRequest>) => {
  self.postMessage({ id: data.id, report: reportOf(data.template, data.basePriceCents) });
});
