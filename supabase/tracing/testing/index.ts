export { type RecordedSpans, recordSpans } from './record-spans.ts';
