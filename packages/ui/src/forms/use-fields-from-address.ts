import { useState } from 'react';

/**
 * Fields whose values stand in the address follow it, for whoever goes back or takes a filter away. The fields stay, so
 * that whoever has submitted them keeps the focus.
 */
export function useFieldsFromAddress(value: string | undefined, reset: () => void): void {
  const [shown, setShown] = useState(value);
  if (value === shown) return;
  setShown(value);
  reset();
}
