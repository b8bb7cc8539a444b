/** What a card does under a finger, in figures. Lengths are CSS pixels, times milliseconds. */

export type Side = 'left' | 'right';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Sample extends Point {
  readonly at: number;
}

const still: Point = { x: 0, y: 0 };

/** A finger that moves less than this may still be tapping. */
const slop = 8;

/** Across is a swipe; along is the page scrolling. */
export function intent(by: Point): 'unclear' | 'across' | 'along' {
  if (Math.hypot(by.x, by.y) < slop) return 'unclear';
  return Math.abs(by.x) > Math.abs(by.y) ? 'across' : 'along';
}

const fresh = 80;

/** Pixels a millisecond over the last moments; who stops before letting go throws nothing. */
export function velocityOf(samples: readonly Sample[], now: number): Point {
  const recent = samples.filter(({ at }) => now - at <= fresh);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.at === first.at) return still;
  const span = last.at - first.at;
  return { x: (last.x - first.x) / span, y: (last.y - first.y) / span };
}

/** A hand goes no farther on a wide screen than on a phone. */
const handsReach = 420;
const farEnough = (width: number): number => 0.34 * Math.min(width, handsReach);
const fastEnough = 0.45;

/** A card is decided by carrying it far or by throwing it, and a throw back takes a far one back. */
export function verdict({
  dx,
  velocity,
  width,
}: {
  readonly dx: number;
  readonly velocity: number;
  readonly width: number;
}): Side | undefined {
  const side: Side = dx < 0 ? 'left' : 'right';
  const outward = dx < 0 ? -velocity : velocity;
  if (outward < -fastEnough) return undefined;
  const thrown = outward > fastEnough && Math.abs(dx) > 2 * slop;
  return thrown || Math.abs(dx) > farEnough(width) ? side : undefined;
}

/** How sure the card is, 0 to 1: at 1, letting go decides. */
export const certainty = (dx: number, width: number, side: Side): number => {
  const outward = side === 'left' ? -dx : dx;
  return Math.min(1, Math.max(0, outward / farEnough(width)));
};

const most = 14;

/** Held by its upper half a card leans into the movement, by its lower half against it. */
export const tilt = (dx: number, width: number, grip: 'upper' | 'lower'): number => {
  const lean = Math.max(-1, Math.min(1, dx / width)) * most;
  return grip === 'upper' ? lean : -lean;
};

const stiffness = 320;
const damping = 30;
const frame = 1000 / 60;
const steps = 4;
const longest = 60;

const atRest = (at: Point, velocity: Point) =>
  Math.hypot(at.x, at.y) < 0.5 && Math.hypot(velocity.x, velocity.y) < 20;

/** The way home on a spring, a point for each frame; it begins where the finger left it and as fast. */
export function springHome(from: Point, velocity: Point): readonly Point[] {
  const way = [from];
  const dt = frame / steps / 1000;
  let { x, y } = from;
  let v = { x: velocity.x * 1000, y: velocity.y * 1000 };
  while (way.length < longest && !atRest({ x, y }, v)) {
    for (let step = 0; step < steps; step += 1) {
      v = {
        x: v.x + (-stiffness * x - damping * v.x) * dt,
        y: v.y + (-stiffness * y - damping * v.y) * dt,
      };
      x += v.x * dt;
      y += v.y * dt;
    }
    way.push({ x, y });
  }
  return [...way, still];
}

export const lasts = (way: readonly Point[]): number => (way.length - 1) * frame;

export interface Flight {
  readonly to: Point;
  readonly duration: number;
}

const slowest = 1.6;
const shortest = 180;
const longestFlight = 340;

/** Off the screen to its side, no slower than it was thrown and in the direction in which it was thrown. */
export function flight(
  { from, velocity }: { readonly from: Point; readonly velocity: Point },
  { side, width, room }: { readonly side: Side; readonly width: number; readonly room: number },
): Flight {
  const distance = width * 1.1 + room;
  const x = side === 'left' ? -distance : distance;
  const speed = Math.max(slowest, Math.abs(velocity.x));
  const duration = Math.min(longestFlight, Math.max(shortest, Math.abs(x - from.x) / speed));
  const drop = Math.max(-0.6, Math.min(0.6, velocity.y / speed));
  return { to: { x, y: from.y + drop * Math.abs(x - from.x) }, duration };
}
