import { z } from 'zod';

/** Bounds and default of each pane's width, in CSS px. */
export const paneBounds = {
  structure: { min: 224, max: 480, usual: 272 },
  preview: { min: 320, max: 1000, usual: 460 },
  side: { min: 272, max: 640, usual: 336 },
} as const;

/** The panes beside the canvas. */
export type SidePaneName = keyof typeof paneBounds;

const width = (pane: SidePaneName) => {
  const { min, max, usual } = paneBounds[pane];
  return z.number().min(min).max(max).catch(usual);
};

const paneLayoutSchema = z.object({
  structure: width('structure'),
  side: width('side'),
  preview: width('preview'),
  isStructureOpen: z.boolean().catch(true),
  /** null: open if the editor is wide enough. */
  isPreviewOpen: z.boolean().nullable().catch(null),
});

/** Widths of the panes in CSS px, and whether structure and preview are open. */
export type PaneLayout = z.infer<typeof paneLayoutSchema>;

/** Parses a stored layout. Missing or out-of-bounds values get their defaults. */
export function parsePaneLayout(json: unknown): PaneLayout {
  const parsed = paneLayoutSchema.safeParse(json);
  return parsed.success ? parsed.data : paneLayoutSchema.parse({});
}
