import type { Clock } from '../src/platform/shared/ports.ts';

/** A running clock for tests, which can be set forward. */
export class MovableClock implements Clock {
  #ahead = 0;
  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }
  forward(span: number): void {
    this.#ahead += span;
  }
}
