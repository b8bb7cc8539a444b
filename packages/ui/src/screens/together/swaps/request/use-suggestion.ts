import { useEffect, useRef } from 'react';
import type { FieldBinding } from '../../../../forms/field-binding.ts';

/** Fills an empty field once with what the member most likely means, as soon as that is known. */
export function useSuggestion<Value extends string | readonly string[]>(
  suggestion: Value | undefined,
  { value, onChange }: FieldBinding<Value>,
): void {
  const isMade = useRef(false);
  useEffect(() => {
    if (suggestion === undefined || isMade.current) return;
    isMade.current = true;
    if (value.length === 0) onChange(suggestion);
  });
}
