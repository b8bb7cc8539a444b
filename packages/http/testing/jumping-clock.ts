import { MovableClock } from '@nestmates/application/testing/movable-clock.ts';
import { seconds } from '@nestmates/domain/platform/shared/time.ts';

/** Jumps ten seconds at every twentieth look, to find tests that pass only within a second of real time. */
export class JumpingClock extends MovableClock {
  #looks = 0;
  #jumps = true;
  override now(): Date {
    this.#looks += 1;
    if (this.#jumps && this.#looks % 20 === 0) this.forward(seconds(10));
    return super.now();
  }
  override hold(): void {
    this.#jumps = false;
  }
}
