import type { TransparencyMonth } from './contract.ts';

/** What has happened in a month, as it is counted. */
export interface MonthFigures {
  readonly byCategory: Readonly<Record<string, number>>;
  readonly byDecision: Readonly<Record<string, number>>;
  readonly appeals: number;
  readonly overturned: number;
  /** Hours from the first report of a case that was not withdrawn to its decision. */
  readonly hoursToDecide: readonly number[];
}

export interface TransparencyStore {
  figuresOf(span: { readonly from: Date; readonly until: Date }): Promise<MonthFigures>;
  save(month: TransparencyMonth, at: Date): Promise<void>;
  /** The latest first. */
  months(): Promise<readonly TransparencyMonth[]>;
  /** When the first report was made. */
  since(): Promise<Date | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly transparencyStore: TransparencyStore;
  }
}
