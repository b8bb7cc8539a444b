import { createContext } from 'react';

/**
 * How much waits for administrators on a page of theirs, by its name in their navigation; unknown ones are left out.
 * A page of what is switched off is none.
 */
export type AdminCounts = Readonly<Record<string, number | 'off' | undefined>>;

export const AdminCountsContext = createContext<AdminCounts>({});
