import type { Clock } from '../src/platform/shared/ports.ts';

/** Stands still until a test sets it forward; begins at the present, as the rows do that a test writes itself. */
export class MovableClock implements Clock {
  #now = Date.now();
  now(): Date {
    return new Date(this.#now);
  }
  forward(span: number): void {
    this.#now += span;
  }
  /** Holds the time for what is the same only within a moment, also where the clock jumps by itself. */
  hold(): void {}
}
