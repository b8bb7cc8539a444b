import { expect, it } from 'vitest';
import { RenderingShare } from './rendering-share.ts';

/** Asks for a member who has not asked before. */
function forAnybody(share: RenderingShare) {
  let memberId = 100;
  return () => {
    memberId += 1;
    return share.isLeftFor(memberId);
  };
}

it('is a quarter of the time, and a tenth of a second at once', () => {
  let now = 0;
  const share = new RenderingShare(() => now);
  const isLeft = forAnybody(share);
  share.spend(75);
  expect(isLeft()).toBe(true);
  share.spend(75);
  expect(isLeft()).toBe(false);
  now += 199;
  expect(isLeft()).toBe(false);
  now += 2;
  expect(isLeft()).toBe(true);
});

it('saves nothing up beyond that', () => {
  let now = 0;
  const share = new RenderingShare(() => now);
  const isLeft = forAnybody(share);
  now += 3_600_000;
  expect(isLeft()).toBe(true);
  share.spend(101);
  expect(isLeft()).toBe(false);
});

it('is ten pages a second for each member, whatever others open', () => {
  let now = 0;
  const share = new RenderingShare(() => now);
  const opened = (memberId: number) =>
    Array.from({ length: 15 }, () => share.isLeftFor(memberId)).filter(Boolean);
  expect(opened(7)).toHaveLength(10);
  expect(opened(8)).toHaveLength(10);
  now += 1000;
  expect(opened(7)).toHaveLength(10);
});
