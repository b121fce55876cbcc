import { hostileJsonArbitrary } from 'configurator-core/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paneBounds, parsePaneLayout } from './pane-layout.schema.ts';

test('Any stored JSON gives widths within their bounds, and a layout round-trips', () => {
  const stored = fc.oneof(
    hostileJsonArbitrary(),
    fc.record({
      structure: hostileJsonArbitrary(),
      side: fc.integer({ min: -50, max: 2000 }),
      isStructureOpen: hostileJsonArbitrary(),
    }),
  );
  fc.assert(
    fc.property(stored, (json) => {
      const layout = parsePaneLayout(json);
      for (const pane of ['structure', 'preview', 'side'] as const) {
        expect(layout[pane]).toBeGreaterThanOrEqual(paneBounds[pane].min);
        expect(layout[pane]).toBeLessThanOrEqual(paneBounds[pane].max);
      }
      expect(parsePaneLayout(JSON.parse(JSON.stringify(layout)))).toEqual(layout);
    }),
  );
});

test('A width is kept within its bounds, and one out of bounds is reset', () => {
  expect(parsePaneLayout({ structure: 300, side: 20, isStructureOpen: false, isPreviewOpen: 1 })).toEqual({
    structure: 300,
    preview: paneBounds.preview.usual,
    side: paneBounds.side.usual,
    isStructureOpen: false,
    isPreviewOpen: null,
  });
});
