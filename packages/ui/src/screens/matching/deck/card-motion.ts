import { type Flight, flight, lasts, type Point, type Side, springHome, tilt } from './drag.ts';

export interface Release {
  readonly from: Point;
  readonly velocity: Point;
  readonly grip: 'upper' | 'lower';
}

/** A button or a key lets go of a card that nobody holds. */
export const unheld: Release = { from: { x: 0, y: 0 }, velocity: { x: 0, y: 0 }, grip: 'upper' };

let stillness: MediaQueryList | undefined;

/** Asked for every frame, so the question is put once; its answer stays true. */
export function wantsStillness(): boolean {
  stillness ??= matchMedia('(prefers-reduced-motion: reduce)');
  return stillness.matches;
}

export const pose = ({ x, y }: Point, width: number, grip: Release['grip']): string =>
  `translate3d(${x}px, ${y}px, 0) rotate(${wantsStillness() ? 0 : tilt(x, width, grip)}deg)`;

const roomBeside = (card: HTMLElement, side: Side): number => {
  const { left, right } = card.getBoundingClientRect();
  return Math.max(0, side === 'left' ? left : innerWidth - right);
};

const flightOf = (card: HTMLElement, side: Side, release: Release): Flight =>
  flight(release, { side, width: card.offsetWidth, room: roomBeside(card, side) });

/** Off it goes. Given to the compositor as a whole, so that what the page does meanwhile cannot jerk it. */
export function flyOff(card: HTMLElement, side: Side, release: Release): Promise<unknown> {
  const { to, duration } = flightOf(card, side, release);
  const width = card.offsetWidth;
  const pressed = release.from.x === 0;
  const way = [pose(release.from, width, release.grip), pose(to, width, release.grip)];
  return card.animate(
    { transform: way },
    {
      duration: wantsStillness() ? 0 : duration,
      easing: pressed ? 'cubic-bezier(0.5, 0, 0.8, 0.6)' : 'linear',
      fill: 'forwards',
    },
  ).finished;
}

function alongTheWay(card: HTMLElement, way: readonly Point[], grip: Release['grip']): Promise<unknown> {
  const width = card.offsetWidth;
  return card.animate(
    { transform: way.map((at) => pose(at, width, grip)) },
    { duration: wantsStillness() ? 0 : lasts(way), easing: 'linear' },
  ).finished;
}

export const springBack = (card: HTMLElement, { from, velocity, grip }: Release): Promise<unknown> =>
  alongTheWay(card, springHome(from, velocity), grip);

/** A card that is given back returns from where it went. */
export function comeBack(card: HTMLElement, side: Side): Promise<unknown> {
  for (const animation of card.getAnimations()) animation.cancel();
  const { to } = flightOf(card, side, unheld);
  return alongTheWay(card, springHome(to, unheld.velocity), 'upper');
}
