import type { BenchEnvironment } from './environment.ts';

export interface Measured {
  readonly shown: string;
  readonly met: boolean;
}

/** One line of the table. Its target is fixed before measuring, and a miss is reported as a miss. */
export interface Figure {
  readonly name: string;
  readonly what: string;
  readonly target: string;
  measure(environment: BenchEnvironment): Promise<Measured>;
}

export const atLeast = (value: number, target: number, shown: string): Measured => ({
  shown,
  met: value >= target,
});
export const atMost = (value: number, target: number, shown: string): Measured => ({
  shown,
  met: value <= target,
});
