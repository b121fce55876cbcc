import type { Result } from 'configurator-core';
import type { FallbackNames } from 'configurator-core/convert';
import { useEffect, useState } from 'react';
import { type ConversionError, type ConvertedForm, convertForm } from './convert-form.ts';

/** Debounce time before the text is converted. */
const WAIT_MS = 250;

/** Returns the converted form of a text; null for an empty text and while it is converted. */
export function useConvertedForm(text: string, names: FallbackNames): Result<ConvertedForm, ConversionError> | null {
  const [converted, setConverted] = useState<{
    readonly of: string;
    readonly result: Result<ConvertedForm, ConversionError>;
  } | null>(null);
  useEffect(() => {
    if (text.trim() === '') return;
    let isLatest = true;
    const timer = setTimeout(() => {
      convertForm(text, names).then(
        (result) => isLatest && setConverted({ of: text, result }),
        () => isLatest && setConverted({ of: text, result: { ok: false, error: { code: 'not_loaded' } } }),
      );
    }, WAIT_MS);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [text, names]);
  return converted?.of === text ? converted.result : null;
}
