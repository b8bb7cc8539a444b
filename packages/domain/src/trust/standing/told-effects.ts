import { later } from '../../platform/shared/time.ts';
import { shortestWait, toldAt } from '../cases/decision.ts';
import type { CaseEvent } from '../cases/trust-case.ts';
import { keyOfThing, type ReportId, type Thing } from '../reports/report.ts';
import { isToldWhileLookedAt } from './standing.ts';

/** What the weight of reports does to a case until somebody has looked, each with when its member is told. */
type Effects = ReadonlyMap<string, Date>;

type ToldEffect = Extract<CaseEvent, { readonly type: 'hidden' | 'limited' }> & { readonly toldAt: Date };

const limit = 'limit';

const without = (effects: Effects, keys: readonly string[]): Effects =>
  new Map([...effects].filter(([key]) => !keys.includes(key)));

/** Also of what nobody is told of, such as a message. */
function allAfter(effects: Effects, event: CaseEvent): Effects {
  switch (event.type) {
    case 'hidden':
      return new Map([
        ...effects,
        ...event.things.map((thing) => [keyOfThing(thing), event.toldAt ?? event.at] as const),
      ]);
    case 'limited':
      return new Map(effects).set(limit, event.toldAt ?? event.at);
    case 'returned':
      return event.toldAt ? new Map(effects).set(limit, event.toldAt) : effects;
    case 'shown':
      return without(effects, event.things.map(keyOfThing));
    case 'unlimited':
      return without(effects, [limit]);
    case 'decided':
    case 'closed':
    case 'joined':
    case 'expired':
    case 'left':
      return new Map();
    default:
      return effects;
  }
}

const after = (effects: Effects, event: CaseEvent): Effects =>
  allAfter(
    effects,
    event.type === 'hidden' ? { ...event, things: event.things.filter(isToldWhileLookedAt) } : event,
  );

/** What of it is in force, told or not, as events of a case that goes on instead of this one. */
export function effectsInForce(events: readonly CaseEvent[]): readonly ToldEffect[] {
  const effects = events.reduce<Effects>(allAfter, new Map());
  const isInForce = (key: string, toldAt: Date) => effects.get(key)?.getTime() === toldAt.getTime();
  return events.flatMap((event): readonly ToldEffect[] => {
    if (event.type !== 'hidden' && event.type !== 'limited' && event.type !== 'returned') return [];
    const { at, toldAt = at } = event;
    if (event.type !== 'hidden')
      return isInForce(limit, toldAt) ? [{ type: 'limited', toldAt, byId: null, at }] : [];
    const things = event.things.filter((thing) => isInForce(keyOfThing(thing), toldAt));
    return things.length > 0 ? [{ ...event, things, toldAt }] : [];
  });
}

interface Reported {
  readonly id: ReportId;
  readonly about: Thing;
  readonly at: Date;
}

/** Says of each report what the weight of earlier ones had done already when it came, in which it had no part. */
export function doneBefore(events: readonly CaseEvent[]): (report: Reported) => 'hidden' | 'limited' | null {
  const atReport = new Map<
    ReportId,
    { readonly nth: number; readonly effects: Effects; readonly since: Date }
  >();
  const changes: { readonly nth: number; readonly event: CaseEvent }[] = [];
  let [effects, since]: [Effects, Date] = [new Map(), new Date(0)];
  for (const [nth, event] of events.entries()) {
    if (event.type === 'reported' && !atReport.has(event.reportId))
      atReport.set(event.reportId, { nth, effects, since });
    const next = allAfter(effects, event);
    if (next === effects) continue;
    changes.push({ nth, event });
    [effects, since] = [next, event.at > since ? event.at : since];
  }
  const effectsAt = ({ id, at }: Reported): Effects => {
    const noted = atReport.get(id);
    if (noted && noted.since <= at) return noted.effects;
    // It has come from another case, later than it was made.
    return changes
      .filter(({ nth, event }) => (noted ? nth < noted.nth && event.at <= at : event.at < at))
      .reduce<Effects>((before, { event }) => allAfter(before, event), new Map());
  };
  return (report) => {
    const before = effectsAt(report);
    if (before.has(keyOfThing(report.about))) return 'hidden';
    return before.has(limit) ? 'limited' : null;
  };
}

/**
 * Adds what a decision ended that was taken back: nothing of it is left, and so nobody is told anew. Nobody was
 * told what was to be told while the decision stood.
 */
function withTakenBack(events: readonly CaseEvent[]): Effects {
  let [effects, ended]: [Effects, Effects] = [new Map(), new Map()];
  let decidedAt = new Date(0);
  for (const event of events) {
    const { type, at } = event;
    if (type === 'decided') [ended, decidedAt] = [effects, at];
    if (type !== 'undone') effects = after(effects, event);
    else effects = new Map([...ended].filter(([, toldAt]) => toldAt <= decidedAt || toldAt > at));
  }
  return effects;
}

/** When the member is, or was, told that they are limited; `fresh` where that is new. */
export const limitToldAt = (events: readonly CaseEvent[], fresh: Date): Date =>
  withTakenBack(events).get(limit) ?? fresh;

/** When a new account is told of the limit that comes back: when the one before was to be, and never in the past. */
export function returnToldAt(events: readonly CaseEvent[], now: Date): Date {
  const told = events.flatMap((event) => {
    if (event.type === 'limited') return event.toldAt ?? event.at;
    return event.type === 'returned' ? (event.toldAt ?? []) : [];
  });
  return new Date(Math.max(now.getTime(), ...told.slice(-1).map(Number)));
}

/** The same of a thing that is hidden. */
export const thingToldAt = (events: readonly CaseEvent[], thing: Thing, fresh: Date): Date =>
  withTakenBack(events).get(keyOfThing(thing)) ?? fresh;

/**
 * When the member is told of something new that reports have done. What was done before and is still to be told goes
 * along, unless that would be sooner than the shortest wait. `random` is from 0 up to 1.
 */
export function effectToldAt(events: readonly CaseEvent[], now: Date, random: number): Date {
  const waiting = [...events.reduce<Effects>(after, new Map()).values()];
  const soonest = later(now, shortestWait);
  const shared = waiting
    .toSorted((one, other) => one.getTime() - other.getTime())
    .find((at) => at >= soonest);
  return shared ?? toldAt(now, { isUrgent: false, random });
}

/**
 * How what the member was told of has ended: by a decision, or without one. Undefined where they were told of nothing,
 * or nothing of it has ended. Whoever has returned was told of nothing in the account that they have now. What has joined
 * another case goes on there.
 */
export function endOfTold(events: readonly CaseEvent[]): 'decided' | 'undecided' | undefined {
  let effects: Effects = new Map();
  let ended: 'decided' | 'undecided' | undefined;
  for (const event of events) {
    const next = after(effects, event);
    const isOver = [...effects].some(([key, at]) => at <= event.at && !next.has(key));
    if (isOver && event.type !== 'joined') ended = event.type === 'decided' ? 'decided' : 'undecided';
    if (event.type === 'returned') ended = undefined;
    effects = next;
  }
  return ended;
}
