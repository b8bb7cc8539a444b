import type { SearchView } from './contract.ts';

export interface AdminSearchQueries {
  /** Finds at most `max` of each kind. What is typed is text, and no pattern; the numbers are null where it is none. */
  search(asked: {
    readonly words: string;
    readonly orderNumber: number | null;
    readonly caseNumber: number | null;
    readonly max: number;
  }): Promise<SearchView>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly adminSearchQueries: AdminSearchQueries;
  }
}
