import { useSyncExternalStore } from 'react';
import { never, useFirstRender } from './first-render.ts';

const nothing = () => undefined;

/** The time that the server has rendered with, while it renders and while that is hydrated. */
export function useFirstNow(): Date | undefined {
  const first = useFirstRender();
  return useSyncExternalStore(never, nothing, () => first?.now);
}
