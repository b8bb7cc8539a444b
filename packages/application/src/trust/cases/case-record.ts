import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { reportedSinceLeft, sinceLeft } from '@nestmates/domain/trust/cases/departure.ts';
import type { CaseEvent, CaseId, TrustCase } from '@nestmates/domain/trust/cases/trust-case.ts';
import { gravestFirst } from '@nestmates/domain/trust/reports/categories.ts';
import { isHideable, keyOfThing, type Thing } from '@nestmates/domain/trust/reports/report.ts';
import { effectiveReports, weigh } from '@nestmates/domain/trust/reports/weights.ts';
import { isLimitedByWeight } from '@nestmates/domain/trust/standing/own-side.ts';
import {
  effectsInForce,
  effectToldAt,
  limitToldAt,
  returnToldAt,
  thingToldAt,
} from '@nestmates/domain/trust/standing/told-effects.ts';
import { shareLimit } from '../../members/restrictions/mailbox-accounts.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import { alertEffect } from './effect-alert.ts';
import { trustEmails } from './emails.ts';
import type { OpenReport } from './report-ports.ts';

/** What has happened to a case, and what follows from the weight of its reports before somebody has looked. */
export class CaseRecord extends useCase(
  'caseStore',
  'reportStore',
  'departureStore',
  'restrictions',
  'restrictionStore',
  'emails',
  'jobs',
  'clock',
  'random',
) {
  /** Wants the member locked. */
  async openAbout(memberId: MemberId): Promise<TrustCase> {
    const { caseStore: cases, clock } = this.needs;
    return (await cases.openOf(memberId)) ?? cases.create(memberId, clock.now());
  }

  /** Adds what has happened, and weighs the reports again. */
  async add(before: TrustCase, ...events: readonly CaseEvent[]): Promise<TrustCase> {
    let current = before;
    for (const event of events) current = await this.#append(current, event);
    return this.#weigh(current);
  }

  /** The limit ends with its case, however that ends, and a job ends it for other accounts of the mailbox. */
  async #append(before: TrustCase, event: CaseEvent): Promise<TrustCase> {
    const { caseStore: cases, jobs } = this.needs;
    const next = await cases.append(before, event);
    if (before.status === 'open' && next.status !== 'open') await jobs.add(shareLimit, { caseId: next.id });
    return next;
  }

  /**
   * Whoever registers again is limited as before, and told when the account before was to be, or at once where that is
   * over: else each registration would begin with a wait. Unless they are limited already by the case that has joined.
   * With the member locked.
   */
  async addReturn(current: TrustCase, memberId: MemberId, joined: readonly CaseEvent[]): Promise<TrustCase> {
    const { caseStore: cases, restrictions, clock } = this.needs;
    const at = clock.now();
    const events = await cases.eventsOf(current.id);
    const isNew = isLimitedByWeight(events) && !joined.some(({ type }) => type === 'limited');
    const toldAt = isNew ? returnToldAt(events, at) : undefined;
    const returned = await cases.append(current, {
      type: 'returned',
      ...(toldAt && { toldAt }),
      byId: null,
      at,
    });
    if (!toldAt) return returned;
    await restrictions.impose(memberId, { kind: 'limited', until: null }, 'weight', toldAt);
    await this.#send(current.id, toldAt);
    return returned;
  }

  /**
   * One open case is about a member at a time: what was reported in another joins it, and the other ends. What was
   * reported and said there, and what it has done, is to be added to the one that goes on, which tells what was not told yet.
   */
  async join(other: TrustCase, into: CaseId): Promise<readonly CaseEvent[]> {
    const { reportStore: reports, departureStore: departures, caseStore: cases, clock } = this.needs;
    const events = await cases.eventsOf(other.id);
    const inForce = effectsInForce(events);
    await reports.move(other.id, into);
    await departures.moveMailboxes(other.id, into);
    await this.add(other, { type: 'joined', byId: null, at: clock.now() });
    for (const { toldAt } of inForce) await this.#tell(into, toldAt);
    const there = new Set(sinceLeft(events).filter(({ type }) => type === 'reported'));
    const reported = events.filter((event) => event.type === 'withdrawn' || there.has(event));
    const said = events.filter(({ type }) => type === 'said').slice(-1);
    return [...reported, ...inForce, ...said];
  }

  /** The member's account is being deleted, and with it what it is about: there is nobody to decide about. */
  async closeAbout(memberId: MemberId): Promise<void> {
    const { caseStore: cases, clock } = this.needs;
    for (const open of await cases.unsettledOf(memberId)) {
      await this.add(open, { type: 'closed', byId: null, at: clock.now() });
    }
  }

  async #weigh(current: TrustCase): Promise<TrustCase> {
    const { caseStore: cases, reportStore: reports } = this.needs;
    // What was decided keeps the figures with which it was.
    if (current.status !== 'open') return current;
    const open = await reports.openOf(current.id);
    const weight = weigh(open);
    await cases.weigh(current.id, {
      weight: weight.sum,
      isUrgent: weight.isUrgent,
      reportCount: open.length,
      categories: gravestFirst(open.map(({ category }) => category)),
      oldestAt: open[0]?.at,
    });
    const events = await cases.eventsOf(current.id);
    const reported = reportedSinceLeft(events);
    const there = open.filter(({ id }) => reported.has(id));
    const { memberId } = current;
    const toldAt = effectToldAt(events, this.needs.clock.now(), this.needs.random());
    const after =
      memberId === null
        ? current
        : await this.#hide(current, memberId, there, weight.hides, (thing) =>
            thingToldAt(events, thing, toldAt),
          );
    // Those that came later limit now, once those are withdrawn that did it at first.
    if (weight.limits && !weigh(open.filter(({ hadEffect }) => hadEffect)).limits) {
      await reports.markEffective(effectiveReports(open).map(({ id }) => id));
    }
    if (weight.limits === isLimitedByWeight(events)) return after;
    return this.#limit(after, weight.limits, limitToldAt(events, toldAt));
  }

  /** What is heavy enough is hidden, and what is no longer is shown again. */
  async #hide(
    current: TrustCase,
    memberId: MemberId,
    open: readonly OpenReport[],
    heavy: readonly string[],
    toldAtOf: (thing: Thing) => Date,
  ): Promise<TrustCase> {
    const { restrictionStore: hidden, restrictions } = this.needs;
    const known = (await hidden.hiddenOf(memberId)).filter(({ why }) => why === 'by-weight');
    const isKnown = (thing: Thing) =>
      known.some(({ kind, id }) => keyOfThing({ kind, id } as Thing) === keyOfThing(thing));
    const reported = [...new Map(open.map(({ about }) => [keyOfThing(about), about])).values()];
    const isHeavy = (thing: Thing) => isHideable(thing) && heavy.includes(keyOfThing(thing));
    const toHide = reported.filter((thing) => isHeavy(thing) && !isKnown(thing));
    const hiding = toHide.flatMap((thing) =>
      effectiveReports(open.filter(({ about }) => keyOfThing(about) === keyOfThing(thing))),
    );
    if (hiding.length > 0) await this.needs.reportStore.markEffective(hiding.map(({ id }) => id));
    const toShow = known.filter(({ kind, id }) => !heavy.includes(`${kind} ${id}`));
    let hid = current;
    for (const [time, things] of Map.groupBy(toHide, (thing) => toldAtOf(thing).getTime())) {
      const toldAt = new Date(time);
      const each = things.map(({ kind, id }) => ({ kind, id: String(id), memberId }));
      await restrictions.hide(each, 'weight', toldAt);
      await this.#tell(current.id, toldAt);
      hid = await this.#note(hid, { type: 'hidden', toldAt }, things);
    }
    await restrictions.show(toShow, 'weight');
    return this.#note(hid, { type: 'shown' }, toShow as unknown as readonly Thing[]);
  }

  async #note(
    current: TrustCase,
    event: { readonly type: 'hidden'; readonly toldAt: Date } | { readonly type: 'shown' },
    things: readonly Thing[],
  ): Promise<TrustCase> {
    if (things.length === 0) return current;
    const named = things.map(({ kind, id }) => ({ kind, id }));
    return this.needs.caseStore.append(current, {
      ...event,
      things: named,
      byId: null,
      at: this.needs.clock.now(),
    });
  }

  /**
   * Administrators at once, and the member later, by one e-mail for all of which they are told at that time. Nobody where
   * they were told before a decision that was taken back.
   */
  async #tell(caseId: CaseId, toldAt: Date): Promise<void> {
    if (toldAt <= this.needs.clock.now()) return;
    await this.#send(caseId, toldAt);
  }

  async #send(caseId: CaseId, toldAt: Date): Promise<void> {
    const { emails, jobs } = this.needs;
    await jobs.add(alertEffect, { caseId });
    const key = `hidden-by-weight.${caseId}.${toldAt.getTime()}`;
    const ids = { caseId, toldAt: toldAt.toISOString() };
    await emails.send(trustEmails.hiddenByWeight, ids, { at: toldAt, key });
  }

  /** While nobody has the account, it is only said in the case, and meets whoever registers again. */
  async #limit(current: TrustCase, limits: boolean, toldAt: Date): Promise<TrustCase> {
    const { caseStore: cases, restrictions, jobs, clock } = this.needs;
    const { id, memberId } = current;
    await jobs.add(shareLimit, { caseId: id });
    const noted = { byId: null, at: clock.now() };
    if (!limits) {
      if (memberId !== null) await restrictions.lift(memberId, 'weight');
      return cases.append(current, { ...noted, type: 'unlimited' });
    }
    if (memberId !== null) {
      await restrictions.impose(memberId, { kind: 'limited', until: null }, 'weight', toldAt);
    }
    await this.#tell(id, toldAt);
    return cases.append(current, { ...noted, type: 'limited', toldAt });
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly caseRecord: CaseRecord;
  }
}
