import { useState } from 'react';
import type { FormSchema } from './schema.ts';

/** The schema of a form, or a function that imports it when it is needed. */
export type LazySchema<Output> = FormSchema<Output> | (() => Promise<FormSchema<Output>>);

export function useLazySchema<Output>(given: LazySchema<Output>) {
  const [fetched, setFetched] = useState<FormSchema<Output>>();
  return {
    schema: '~standard' in given ? given : fetched,
    async loadSchema(): Promise<void> {
      if ('~standard' in given || fetched) return;
      const schema = await given();
      setFetched(() => schema);
    },
  };
}
