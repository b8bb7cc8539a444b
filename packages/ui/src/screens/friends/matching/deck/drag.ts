/** The physics of dragging a card. Lengths are in CSS pixels, times in milliseconds. */

export type Side = 'left' | 'right';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Sample extends Point {
  readonly at: number;
}

const origin: Point = { x: 0, y: 0 };

/** Less movement than this is still a tap. */
const touchSlop = 8;

/** Horizontal is a swipe, vertical scrolls the page. */
export function dragDirection(moved: Point): 'unclear' | 'horizontal' | 'vertical' {
  if (Math.hypot(moved.x, moved.y) < touchSlop) return 'unclear';
  return Math.abs(moved.x) > Math.abs(moved.y) ? 'horizontal' : 'vertical';
}

const velocityWindowMs = 80;

/** Velocity in pixels per millisecond over the last samples; zero after a pause. */
export function velocityOf(samples: readonly Sample[], now: number): Point {
  const recent = samples.filter(({ at }) => now - at <= velocityWindowMs);
  const first = recent[0];
  const last = recent.at(-1);
  if (!first || !last || last.at === first.at) return origin;
  const span = last.at - first.at;
  return { x: (last.x - first.x) / span, y: (last.y - first.y) / span };
}

/** The distance that decides is limited, so that it is the same on a wide screen as on a phone. */
const maxReach = 420;
const decidingDistance = (width: number): number => 0.34 * Math.min(width, maxReach);
const decidingSpeed = 0.45;

/** The side to which a card is swiped by distance or speed, or undefined; a fast move back cancels. */
export function decidedSide({
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
  if (outward < -decidingSpeed) return undefined;
  const thrown = outward > decidingSpeed && Math.abs(dx) > 2 * touchSlop;
  return thrown || Math.abs(dx) > decidingDistance(width) ? side : undefined;
}

/** Part of the way, from 0 to 1, to where releasing the card decides. */
export const swipeProgress = (dx: number, width: number, side: Side): number => {
  const outward = side === 'left' ? -dx : dx;
  return Math.min(1, Math.max(0, outward / decidingDistance(width)));
};

const maxTilt = 14;

/** Angle in degrees: a card held at its upper half tilts with the movement, at its lower half against it. */
export const tilt = (dx: number, width: number, grip: 'upper' | 'lower'): number => {
  const lean = Math.max(-1, Math.min(1, dx / width)) * maxTilt;
  return grip === 'upper' ? lean : -lean;
};

const stiffness = 320;
const damping = 30;
const frameMs = 1000 / 60;
const stepsPerFrame = 4;
const maxFrames = 60;

const atRest = (at: Point, velocity: Point) =>
  Math.hypot(at.x, at.y) < 0.5 && Math.hypot(velocity.x, velocity.y) < 20;

/** The way back on a spring, one point per frame, starting with the position and speed of the release. */
export function springPath(from: Point, velocity: Point): readonly Point[] {
  const path = [from];
  const dt = frameMs / stepsPerFrame / 1000;
  let { x, y } = from;
  let v = { x: velocity.x * 1000, y: velocity.y * 1000 };
  while (path.length < maxFrames && !atRest({ x, y }, v)) {
    for (let step = 0; step < stepsPerFrame; step += 1) {
      v = {
        x: v.x + (-stiffness * x - damping * v.x) * dt,
        y: v.y + (-stiffness * y - damping * v.y) * dt,
      };
      x += v.x * dt;
      y += v.y * dt;
    }
    path.push({ x, y });
  }
  return [...path, origin];
}

export const pathDuration = (path: readonly Point[]): number => (path.length - 1) * frameMs;

export interface Exit {
  readonly to: Point;
  readonly duration: number;
}

const minExitSpeed = 1.6;
const minExitMs = 180;
const maxExitMs = 340;

/** Path off the screen, in the direction of the release and at least as fast. */
export function exitPath(
  { from, velocity }: { readonly from: Point; readonly velocity: Point },
  { side, width, room }: { readonly side: Side; readonly width: number; readonly room: number },
): Exit {
  const distance = width * 1.1 + room;
  const x = side === 'left' ? -distance : distance;
  const speed = Math.max(minExitSpeed, Math.abs(velocity.x));
  const duration = Math.min(maxExitMs, Math.max(minExitMs, Math.abs(x - from.x) / speed));
  const drop = Math.max(-0.6, Math.min(0.6, velocity.y / speed));
  return { to: { x, y: from.y + drop * Math.abs(x - from.x) }, duration };
}
