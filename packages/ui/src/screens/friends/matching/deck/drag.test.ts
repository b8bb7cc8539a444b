import { describe, expect, it } from 'vitest';
import {
  decidedSide,
  dragDirection,
  exitPath,
  pathDuration,
  springPath,
  swipeProgress,
  tilt,
  velocityOf,
} from './drag.ts';

const width = 360;

describe('what a finger means', () => {
  it.each([
    ['a tap that trembles', { x: 3, y: -4 }, 'unclear'],
    ['a swipe', { x: 30, y: 9 }, 'horizontal'],
    ['a swipe to the left', { x: -30, y: 9 }, 'horizontal'],
    ['the page being scrolled', { x: 9, y: -30 }, 'vertical'],
  ] as const)('%s', (_, by, expected) => {
    expect(dragDirection(by)).toBe(expected);
  });
});

describe('how fast it was', () => {
  const moving = [0, 16, 32, 48, 64].map((at) => ({ at, x: at * 0.8, y: 0 }));

  it('is told by the last moments', () => {
    expect(velocityOf(moving, 64).x).toBeCloseTo(0.8);
  });

  it('is nothing after a rest', () => {
    expect(velocityOf(moving, 400)).toEqual({ x: 0, y: 0 });
  });

  it('is nothing for a single touch', () => {
    expect(velocityOf([{ at: 0, x: 5, y: 5 }], 1)).toEqual({ x: 0, y: 0 });
  });
});

describe('the verdict', () => {
  it.each([
    ['a third of the width to the right', { dx: 130, velocity: 0 }, 'right'],
    ['a third of the width to the left', { dx: -130, velocity: 0 }, 'left'],
    ['not far and not fast', { dx: 90, velocity: 0.2 }, undefined],
    ['a short throw', { dx: 40, velocity: 1.2 }, 'right'],
    ['a short throw to the left', { dx: -40, velocity: -1.2 }, 'left'],
    ['a twitch', { dx: 10, velocity: 2 }, undefined],
    ['far, and thrown back', { dx: 200, velocity: -0.9 }, undefined],
    ['far, and drifting back', { dx: 200, velocity: -0.1 }, 'right'],
  ] as const)('%s', (_, { dx, velocity }, expected) => {
    expect(decidedSide({ dx, velocity, width })).toBe(expected);
  });

  it('asks no more of a hand on a wide screen', () => {
    expect(decidedSide({ dx: 160, velocity: 0, width: 960 })).toBe('right');
  });

  it('grows with the way, is full where letting go decides, and has nothing for the other side', () => {
    expect(swipeProgress(0, width, 'right')).toBe(0);
    expect(swipeProgress(60, width, 'right')).toBeGreaterThan(0.4);
    expect(swipeProgress(123, width, 'right')).toBe(1);
    expect(swipeProgress(123, width, 'left')).toBe(0);
    expect(swipeProgress(-123, width, 'left')).toBe(1);
  });
});

describe('the tilt', () => {
  it('leans with the hand above and against it below, and never too far', () => {
    expect(tilt(90, width, 'upper')).toBeGreaterThan(0);
    expect(tilt(90, width, 'lower')).toBe(-tilt(90, width, 'upper'));
    expect(tilt(5000, width, 'upper')).toBe(14);
  });
});

describe('the spring home', () => {
  const path = springPath({ x: 100, y: -20 }, { x: 0, y: 0 });

  it('begins where it was left and ends at home', () => {
    expect(path[0]).toEqual({ x: 100, y: -20 });
    expect(path.at(-1)).toEqual({ x: 0, y: 0 });
  });

  it('takes less than a second and hardly overshoots', () => {
    expect(pathDuration(path)).toBeLessThan(900);
    expect(Math.min(...path.map(({ x }) => x))).toBeGreaterThan(-10);
  });

  it('goes on in the direction of the hand before it turns', () => {
    expect(springPath({ x: 100, y: 0 }, { x: 1, y: 0 })[1]?.x).toBeGreaterThan(100);
  });

  it('ends, however hard it was thrown', () => {
    expect(springPath({ x: 100, y: 0 }, { x: 500, y: 500 }).length).toBeLessThan(70);
  });
});

describe('the flight', () => {
  const beyond = { width, room: 15 };

  it('leaves the screen on its side', () => {
    const pressed = { from: { x: 0, y: 0 }, velocity: { x: 0, y: 0 } };
    expect(exitPath(pressed, { side: 'left', ...beyond }).to.x).toBeLessThan(-width);
    expect(exitPath(pressed, { side: 'right', ...beyond }).to.x).toBeGreaterThan(width);
  });

  it('is quicker for a harder throw, within what an eye can follow', () => {
    const thrown = (x: number) =>
      exitPath({ from: { x: 60, y: 0 }, velocity: { x, y: 0 } }, { side: 'right', ...beyond }).duration;
    expect(thrown(2)).toBeLessThan(thrown(0));
    expect(thrown(90)).toBe(180);
    expect(thrown(0)).toBeLessThanOrEqual(340);
  });

  it('falls or climbs as it was thrown', () => {
    const falling = { from: { x: 60, y: 10 }, velocity: { x: 1, y: 1 } };
    expect(exitPath(falling, { side: 'right', ...beyond }).to.y).toBeGreaterThan(10);
  });
});
