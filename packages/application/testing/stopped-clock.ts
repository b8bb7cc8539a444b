import { later } from '@nestmates/domain/platform/shared/time.ts';
import type { Clock } from '../src/platform/shared/ports.ts';

/** A clock that stands still until it is set forward: no test runs past midnight. */
export class StoppedClock implements Clock {
  #now = new Date('2026-03-05T10:00:00Z');
  now(): Date {
    return this.#now;
  }
  forward(span: number): void {
    this.#now = later(this.#now, span);
  }
}
