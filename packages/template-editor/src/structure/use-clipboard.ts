import { currencyOf } from 'configurator-core';
import { withoutNested } from '../document/edits/delete-parts.ts';
import { hasAmount, parseParts, writeParts } from '../document/edits/parse-parts.ts';
import { duplicateCommand, pasteCommand } from '../document/edits/paste-parts.ts';
import type { ElementRef } from '../document/element.ts';
import { findPart } from '../document/find.ts';
import { partLabel } from '../document/part-labels.ts';
import { useEditor } from '../store/editor-context.ts';

/** The last copied parts, for browsers that block reading the clipboard. Shared by all editors of the page. */
let copiedHere = '';

async function readClipboard(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    // Not allowed, or unavailable without https.
    return copiedHere;
  }
}

/** Actions that copy parts within a template and across templates. */
export interface Clipboard {
  readonly copy: (refs: readonly ElementRef[]) => void;
  readonly paste: () => Promise<void>;
  readonly duplicate: (refs: readonly ElementRef[]) => void;
}

/** Returns functions that copy, paste and duplicate parts. */
export function useClipboard(): Clipboard {
  const { store, createId, texts, fieldTypes } = useEditor();
  const { steps, parts } = texts;
  const { run, announce } = store.actions;
  const formatCount = (count: number) => parts.formatCount(null, count);
  const insert = (text: string): boolean => {
    const read = parseParts(text, fieldTypes);
    if (!read.ok) return false;
    const { history, selection } = store.getState();
    const { currency } = read.value;
    const own = currencyOf(history.template);
    if (currency !== own && read.value.parts.some(hasAmount)) {
      announce(steps.otherCurrency(currency, own));
      return true;
    }
    const { command, added } = pasteCommand(history.template, read.value.parts, selection.at(-1) ?? null, createId);
    if (added.length === 0) announce(steps.noPlaceForPasted);
    else
      run(command, {
        label: steps.paste(formatCount(added.length)),
        announce: steps.pasted(formatCount(added.length)),
        select: added,
      });
    return true;
  };
  return {
    copy: (refs) => {
      const { template } = store.getState().history;
      const targets = withoutNested(template, refs);
      copiedHere = writeParts(template, targets);
      // If the browser refuses, the parts can still be pasted within this page.
      navigator.clipboard?.writeText(copiedHere).catch(() => undefined);
      announce(steps.copied(formatCount(targets.length)));
    },
    paste: async () => {
      const text = await readClipboard();
      if (!insert(text) && !insert(copiedHere)) announce(steps.nothingToPaste);
    },
    duplicate: (refs) => {
      const { template } = store.getState().history;
      const targets = withoutNested(template, refs);
      const first = targets[0] && findPart(template, targets[0]);
      if (!first) return;
      const { command, added } = duplicateCommand(template, targets, createId);
      const what = targets.length === 1 ? parts.quoted(partLabel(first, parts, template)) : formatCount(targets.length);
      run(command, { label: steps.duplicate(what), announce: steps.duplicated(what), select: added });
    },
  };
}
