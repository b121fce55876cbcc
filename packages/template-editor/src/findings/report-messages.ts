import type { Template } from 'configurator-core';
import type { Report } from './report.ts';

/** Message to the worker. */
export interface ReportRequest {
  readonly id: number;
  readonly template: Template;
  readonly basePriceCents: number;
}

/** Reply of the worker. */
export interface ReportReply {
  readonly id: number;
  readonly report: Report;
}
