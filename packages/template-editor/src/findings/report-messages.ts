import type { Template } from 'configurator-core';
import type { Report } from './report.ts';

/** What the worker is asked. */
export interface ReportRequest {
  readonly id: number;
  readonly template: Template;
  readonly basePriceCents: number;
}

/** What it answers. */
export interface ReportReply {
  readonly id: number;
  readonly report: Report;
}
