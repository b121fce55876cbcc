import type { TemplateIssue } from '../../contract/primitives/template-issue.ts';
import type { MergedPart } from './template-nodes.ts';

/** The side of a merge whose value is taken. */
export type MergeSide = 'mine' | 'theirs';

/** What both sides changed differently. */
interface NodeConflict {
  /** Identifies it in this merge. */
  readonly id: string;
  readonly part: MergedPart;
}

/** Both sides changed a value. */
export interface ValueConflict extends NodeConflict {
  readonly kind: 'value';
  /** Its path in the wire format of the part: `['validation_rules', 'min']`. */
  readonly path: readonly string[];
  /** undefined if the side removed it. */
  readonly mine: unknown;
  readonly theirs: unknown;
}

/** Both sides moved a part to another one. */
export interface PlaceConflict extends NodeConflict {
  readonly kind: 'place';
  readonly mine: MergedPart;
  readonly theirs: MergedPart;
}

/** Both sides changed the order of a list. */
export interface OrderConflict extends NodeConflict {
  readonly kind: 'order';
  /** Key of the list in the wire format: `fields`. */
  readonly list: string;
  readonly mine: readonly MergedPart[];
  readonly theirs: readonly MergedPart[];
}

/** One side deleted a part that the other side changed or refers to. */
export interface DeletionConflict extends NodeConflict {
  readonly kind: 'deleted';
  readonly deletedBy: MergeSide;
}

/** A conflict that is settled by taking one of the sides. */
export type SideConflict = ValueConflict | PlaceConflict | OrderConflict | DeletionConflict;

/** The merged template would have an error that neither side has. */
export interface ErrorConflict extends NodeConflict {
  readonly kind: 'error';
  readonly issue: TemplateIssue;
}

/** What a merge cannot decide. */
export type TemplateConflict = SideConflict | ErrorConflict;
