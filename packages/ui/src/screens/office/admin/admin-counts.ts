import { createContext } from 'react';

/** How much waits for administrators on a page of theirs, by its name in their navigation; unknown ones are left out. */
export type AdminCounts = Readonly<Record<string, number | undefined>>;

export const AdminCountsContext = createContext<AdminCounts>({});
