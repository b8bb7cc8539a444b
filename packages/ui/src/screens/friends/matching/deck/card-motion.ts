import { type Exit, exitPath, type Point, pathDuration, type Side, springPath, tilt } from './drag.ts';

export interface DragRelease {
  readonly from: Point;
  readonly velocity: Point;
  readonly grip: 'upper' | 'lower';
}

/** The release of a card that is swiped by button or key. */
export const releaseAtRest: DragRelease = { from: { x: 0, y: 0 }, velocity: { x: 0, y: 0 }, grip: 'upper' };

let reducedMotion: MediaQueryList | undefined;

/** Called in every frame, so the MediaQueryList is created once; its `matches` stays current. */
export function prefersReducedMotion(): boolean {
  reducedMotion ??= matchMedia('(prefers-reduced-motion: reduce)');
  return reducedMotion.matches;
}

export const pose = ({ x, y }: Point, width: number, grip: DragRelease['grip']): string =>
  `translate3d(${x}px, ${y}px, 0) rotate(${prefersReducedMotion() ? 0 : tilt(x, width, grip)}deg)`;

const roomBeside = (card: HTMLElement, side: Side): number => {
  const { left, right } = card.getBoundingClientRect();
  return Math.max(0, side === 'left' ? left : innerWidth - right);
};

const exitOf = (card: HTMLElement, side: Side, release: DragRelease): Exit =>
  exitPath(release, { side, width: card.offsetWidth, room: roomBeside(card, side) });

/** Runs on the compositor, so that work on the main thread does not disturb it. */
export function animateOut(card: HTMLElement, side: Side, release: DragRelease): Promise<unknown> {
  const { to, duration } = exitOf(card, side, release);
  const width = card.offsetWidth;
  const pressed = release.from.x === 0;
  const path = [pose(release.from, width, release.grip), pose(to, width, release.grip)];
  return card.animate(
    { transform: path },
    {
      duration: prefersReducedMotion() ? 0 : duration,
      easing: pressed ? 'cubic-bezier(0.5, 0, 0.8, 0.6)' : 'linear',
      fill: 'forwards',
    },
  ).finished;
}

function animateAlong(
  card: HTMLElement,
  path: readonly Point[],
  grip: DragRelease['grip'],
): Promise<unknown> {
  const width = card.offsetWidth;
  return card.animate(
    { transform: path.map((at) => pose(at, width, grip)) },
    { duration: prefersReducedMotion() ? 0 : pathDuration(path), easing: 'linear' },
  ).finished;
}

export const animateToRest = (card: HTMLElement, { from, velocity, grip }: DragRelease): Promise<unknown> =>
  animateAlong(card, springPath(from, velocity), grip);

/** Back from the side to which it was swiped, after an undo. */
export function animateReturn(card: HTMLElement, side: Side): Promise<unknown> {
  for (const animation of card.getAnimations()) animation.cancel();
  const { to } = exitOf(card, side, releaseAtRest);
  return animateAlong(card, springPath(to, releaseAtRest.velocity), 'upper');
}
