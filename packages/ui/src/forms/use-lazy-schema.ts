import { useState } from 'react';
import type { FormSchema } from './schema.ts';

/** What a form is checked with: at hand, or fetched, as by `import()`, once there is something to check. */
export type Rules<Output> = FormSchema<Output> | (() => Promise<FormSchema<Output>>);

export function useRules<Output>(given: Rules<Output>) {
  const [fetched, setFetched] = useState<FormSchema<Output>>();
  return {
    rules: '~standard' in given ? given : fetched,
    async fetchRules(): Promise<void> {
      if ('~standard' in given || fetched) return;
      const rules = await given();
      setFetched(() => rules);
    },
  };
}
