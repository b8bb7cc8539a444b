import {
  isInForce,
  isToldBy,
  type Restriction,
  type RestrictionSpan,
  toldRestrictionNow,
} from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { keyOfThing, type Thing, type ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import type { Clock } from '../../src/platform/shared/ports.ts';
import type { DecisionAbout, StandingFacts, StandingQueries } from '../../src/trust/standing/ports.ts';
import type { MemoryCases } from './memory-cases.ts';
import type { MemoryDecisions } from './memory-decisions.ts';
import type { MemoryReports } from './memory-reports.ts';
import type { MemoryRestrictions } from './memory-restrictions.ts';

export interface StandingInMemory {
  readonly decisions: Pick<MemoryDecisions, 'kept' | 'appealOf'>;
  readonly reports: Pick<MemoryReports, 'kept'>;
  readonly restrictions: Pick<
    MemoryRestrictions,
    'current' | 'spansOf' | 'toldHiddenOf' | 'isLimitedByWeight' | 'sharedLimitsToldTo'
  >;
  readonly cases: Pick<MemoryCases, 'openOf' | 'eventsOf'>;
  /** The present where left out. */
  readonly clock?: Clock;
}

type Kept = StandingInMemory['decisions']['kept'] extends ReadonlyMap<number, infer Each> ? Each : never;

/** How members stand, in memory. */
export class MemoryStanding implements StandingQueries {
  readonly #of: StandingInMemory;
  constructor(of: StandingInMemory) {
    this.#of = of;
  }

  async of(memberId: MemberId): Promise<StandingFacts> {
    const { decisions, restrictions } = this.#of;
    const stands = [...decisions.kept.values()]
      .filter((each) => each.memberId === memberId && each.undoneAt === null)
      .toSorted((one, other) => +other.at - +one.at || other.id - one.id);
    const now = this.#of.clock?.now() ?? new Date();
    const hidden = await restrictions.toldHiddenOf(memberId, now);
    const spans = await restrictions.spansOf(memberId);
    const isUntold = spans.some((span) => isInForce(span, now) && !isToldBy(span.toldAt, now));
    const current = await restrictions.current(memberId);
    const isLimited = restrictions.isLimitedByWeight(memberId, now);
    return {
      restriction: isUntold ? restrictionIn(toldRestrictionNow(spans, now)) : current,
      decisions: await Promise.all(stands.map((each) => this.#decisionOf(each))),
      hidden: hidden
        .filter(({ why }) => why === 'by-weight')
        .map(thingOf)
        .map((thing) => ({ thing, title: this.#titleOf(thing) })),
      isLimitedByWeight: isLimited || undefined,
      isLimitedWithAnother:
        restrictions.sharedLimitsToldTo(memberId).some((toldAt) => toldAt <= now) || undefined,
      said: await this.#saidBy(memberId),
    };
  }

  async #saidBy(memberId: MemberId): Promise<StandingFacts['said']> {
    const { cases } = this.#of;
    const open = await cases.openOf(memberId);
    const said = open && (await cases.eventsOf(open.id)).findLast(({ type }) => type === 'said');
    return said?.type === 'said' ? { words: said.words, at: said.at } : undefined;
  }

  async #decisionOf({ caseId, memberId: _, ...decision }: Kept): Promise<DecisionAbout> {
    return {
      ...decision,
      titles: decision.things.map((thing) => this.#titleOf(thing, caseId)),
      appeal: await this.#of.decisions.appealOf(decision.id),
    };
  }

  /** That of the first report about it. */
  #titleOf(thing: Thing, caseId?: number): string {
    const reports = [...this.#of.reports.kept.values()];
    const first = reports.find(
      (each) => (caseId ?? each.caseId) === each.caseId && keyOfThing(each.about) === keyOfThing(thing),
    );
    return first?.title ?? '';
  }
}

const restrictionIn = (span: RestrictionSpan | undefined): Restriction | undefined =>
  span && { kind: span.kind, until: span.until };

const thingOf = ({ kind, id }: { readonly kind: string; readonly id: string }): Thing => ({
  kind: kind as ThingKind,
  id: kind === 'photo' ? id : Number(id),
});
