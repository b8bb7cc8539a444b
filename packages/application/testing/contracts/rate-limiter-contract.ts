import { minutes } from '@nestmates/domain/platform/shared/time.ts';
import { expect } from 'vitest';
import type { RateLimiter } from '../../src/platform/shared/ports.ts';
import type { MovableClock } from '../movable-clock.ts';
import { uniqueNames } from '../unique-names.ts';
import { describe, it } from './suite.ts';

export interface RateLimiterPorts {
  readonly rateLimiter: RateLimiter;
  readonly clock: MovableClock;
}

const name = uniqueNames('someone');
const quota = { max: 5, per: minutes(15) };

/** The behaviour required of every rate limiter. */
export function rateLimiterContract(adapter: string, ports: () => RateLimiterPorts): void {
  const someone = () => {
    const who = name();
    return {
      take: () => ports().rateLimiter.consume('try', who, quota),
      takeOther: () => ports().rateLimiter.consume('other', who, quota),
      giveBack: () => ports().rateLimiter.giveBack('try', who),
      clear: () => ports().rateLimiter.clear('try', who),
    };
  };
  const countAllowed = async (tries: readonly Promise<void>[]) =>
    (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;

  describe(`tries in ${adapter}`, () => {
    it('are let through exactly as often as allowed, however many come at once', async () => {
      const one = someone();
      expect(await countAllowed(Array.from({ length: 20 }, one.take))).toBe(5);
    });

    it('that are too many say when to come back', async () => {
      const one = someone();
      await countAllowed(Array.from({ length: 5 }, one.take));
      ports().clock.forward(minutes(5));
      const refused = await one.take().catch((error: unknown) => error);
      expect(refused).toMatchObject({ kind: 'rate-limited', code: 'RATE_LIMITED' });
      expect(refused).toMatchObject({
        details: { retryAfterSeconds: expect.toSatisfy((s) => s > 595 && s <= 600) },
      });
    });

    it('are counted apart for each thing and each person', async () => {
      const [one, other] = [someone(), someone()];
      await countAllowed(Array.from({ length: 6 }, one.take));
      expect(await countAllowed([one.takeOther(), other.take()])).toBe(2);
    });

    it('begin anew when their time is over', async () => {
      const one = someone();
      await countAllowed(Array.from({ length: 9 }, one.take));
      ports().clock.forward(minutes(15) + 1);
      expect(await countAllowed(Array.from({ length: 9 }, one.take))).toBe(5);
    });

    it('that are given back do not count, and nobody gets back more than she took', async () => {
      const one = someone();
      await one.giveBack();
      await one.take();
      await one.giveBack();
      await one.giveBack();
      expect(await countAllowed(Array.from({ length: 9 }, one.take))).toBe(5);
    });

    it('that are refused do not count', async () => {
      const one = someone();
      await countAllowed(Array.from({ length: 30 }, one.take));
      await one.giveBack();
      expect(await countAllowed([one.take(), one.take()])).toBe(1);
    });

    it('begin anew when they are cleared, and only those', async () => {
      const [one, other] = [someone(), someone()];
      await countAllowed(Array.from({ length: 9 }, one.take));
      await countAllowed(Array.from({ length: 5 }, other.take));
      await one.clear();
      expect(await countAllowed([...Array.from({ length: 9 }, one.take), other.take()])).toBe(5);
    });
  });
}
