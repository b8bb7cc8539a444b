import { minutes } from '../../platform/shared/time.ts';

/** Who has reported something, with what the gravest of their reports weighs. */
export interface WeighedReporter {
  readonly key: string;
  readonly weight: number;
  /** Digests of the browsers, networks and the mailbox of the account. */
  readonly traces: readonly string[];
  /** Their first report, where reporting is all that the account was ever used for. */
  readonly onlyDid?: { readonly openedAt: Date; readonly thing: string } | undefined;
}

/** So many, by the time of their first report, are compared with each other in every way; later ones with all before. */
export const comparedInFull = 20;

/** Accounts that were opened this close to each other, and did nothing but report the same thing, behave alike. */
export const openedTogether = minutes(10);

/** Asks for the first report alone, so that no later one makes two who were apart count as one. */
function behaveAlike({ onlyDid: one }: WeighedReporter, { onlyDid: other }: WeighedReporter): boolean {
  if (!one || !other || one.thing !== other.thing) return false;
  return Math.abs(one.openedAt.getTime() - other.openedAt.getTime()) <= openedTogether;
}

type OnlyDid = NonNullable<WeighedReporter['onlyDid']>;

const spanOf = ({ openedAt, thing }: OnlyDid, away = 0): string =>
  `${Math.floor(openedAt.getTime() / openedTogether) + away} ${thing}`;

/** Whoever was opened together with another is in one of these. */
const spansAround = (one: OnlyDid): readonly string[] => [-1, 0, 1].map((away) => spanOf(one, away));

/** A trace in common makes two count as one, or the same behavior. What a third shares with both groups nobody. */
export const areTogether = (one: WeighedReporter, other: WeighedReporter): boolean =>
  one.traces.some((trace) => other.traces.includes(trace)) || behaveAlike(one, other);

export const sumOf = (reporters: readonly WeighedReporter[]): number =>
  reporters.reduce((sum, { weight }) => sum + weight, 0);

/** Those who weigh most together, no two of whom belong together. */
function heaviestApart(all: readonly WeighedReporter[]): readonly WeighedReporter[] {
  const others = all.map((one) => all.filter((other) => other !== one && areTogether(one, other)));
  const most = Math.max(0, ...others.map(({ length }) => length));
  if (most === 0) return all;
  if (most === 1) return all.filter((one, nth) => isFirstOfPair(one, others[nth]?.[0], all));
  const busiest = all[others.findIndex(({ length }) => length === most)];
  if (!busiest) return all;
  const rest = all.filter((one) => one !== busiest);
  const without = heaviestApart(rest);
  const withBusiest = [busiest, ...heaviestApart(rest.filter((one) => !areTogether(one, busiest)))];
  return sumOf(withBusiest) > sumOf(without) ? withBusiest : without;
}

function isFirstOfPair(
  one: WeighedReporter,
  other: WeighedReporter | undefined,
  all: readonly WeighedReporter[],
): boolean {
  if (!other || one.weight > other.weight) return true;
  return one.weight === other.weight && all.indexOf(one) < all.indexOf(other);
}

/** Looks up whoever a reporter belongs together with, since a thousand are not compared with each other. */
class Before {
  readonly #byTrace = new Map<string, WeighedReporter>();
  readonly #alike = new Map<string, WeighedReporter[]>();
  constructor(reporters: readonly WeighedReporter[]) {
    for (const one of reporters) this.add(one);
  }

  add(one: WeighedReporter): void {
    for (const trace of one.traces) if (!this.#byTrace.has(trace)) this.#byTrace.set(trace, one);
    if (!one.onlyDid) return;
    for (const span of spansAround(one.onlyDid)) {
      const alike = this.#alike.get(span);
      if (alike) alike.push(one);
      else this.#alike.set(span, [one]);
    }
  }

  togetherWith(one: WeighedReporter): WeighedReporter | undefined {
    for (const trace of one.traces) {
      const sharing = this.#byTrace.get(trace);
      if (sharing) return sharing;
    }
    const alike = one.onlyDid ? this.#alike.get(spanOf(one.onlyDid)) : undefined;
    return alike?.find((other) => behaveAlike(one, other));
  }
}

/**
 * Those of the reporters, given by the time of their first report, who count: of any two who belong together one. The
 * sum of their weights never falls by one more report, whoever sends it.
 */
export function countedReporters(all: readonly WeighedReporter[]): readonly WeighedReporter[] {
  const first = all.slice(0, comparedInFull);
  const later: WeighedReporter[] = [];
  const before = new Before(first);
  for (const one of all.slice(comparedInFull)) {
    if (before.togetherWith(one)) continue;
    later.push(one);
    before.add(one);
  }
  return [...heaviestApart(first), ...later];
}

/**
 * Each reporter with the one as whom they count: whoever is counted by themselves, another with one of these, or else with one
 * of the first, who are compared in full.
 */
export function headsOf(
  all: readonly WeighedReporter[],
): readonly (readonly [WeighedReporter, WeighedReporter])[] {
  const counted = countedReporters(all);
  const isCounted = new Set(counted);
  const heads = new Before(counted);
  const first = new Before(all.slice(0, comparedInFull));
  return all.map((one) => [
    one,
    isCounted.has(one) ? one : (heads.togetherWith(one) ?? first.togetherWith(one) ?? one),
  ]);
}
