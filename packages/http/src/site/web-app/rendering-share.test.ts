import { expect, it } from 'vitest';
import { RenderingShare } from './rendering-share.ts';

it('is a quarter of the time, and a fifth of a second at once', () => {
  let now = 0;
  const share = new RenderingShare(() => now);
  share.spend(150);
  expect(share.isLeft()).toBe(true);
  share.spend(150);
  expect(share.isLeft()).toBe(false);
  now += 399;
  expect(share.isLeft()).toBe(false);
  now += 2;
  expect(share.isLeft()).toBe(true);
});

it('saves nothing up beyond that', () => {
  let now = 0;
  const share = new RenderingShare(() => now);
  now += 3_600_000;
  expect(share.isLeft()).toBe(true);
  share.spend(201);
  expect(share.isLeft()).toBe(false);
});
