import type { Clock } from '../shared/ports.ts';

/** The app's time in a test: it runs, and can be set forward. */
export class MovableClock implements Clock {
  #ahead = 0;
  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }
  forward(span: number): void {
    this.#ahead += span;
  }
}
