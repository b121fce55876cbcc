/** A stored row in the state that a save is based on. The revision counts its changes. */
export interface RowVersion {
  readonly id: string;
  readonly revision: number;
}
