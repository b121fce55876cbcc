/** A category as admins edit it. */
export interface AdminCategory {
  id: string;
  title: string;
  description: string;
  imageUrl: string | null;
  /** Incremented by each change. A save sends the revision it is based on, to detect conflicts. */
  revision: number;
  createdAt: string;
}

/** Fields of a category that an admin edits. */
export interface CategoryEntries {
  title: string;
  description: string;
  imageUrl: string | null;
}
