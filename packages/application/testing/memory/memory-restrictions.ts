import {
  isToldBy,
  type Restriction,
  type RestrictionSpan,
} from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type {
  DecidedRestriction,
  HiddenBy,
  HiddenState,
  HiddenThing,
  RestrictedBy,
  RestrictionStore,
} from '../../src/members/restrictions/ports.ts';
import type { MemoryTransaction } from './memory-transaction.ts';

type By = number | null;
const idOf = (by: HiddenBy): By => (by === 'weight' ? null : by.decisionId);

/** Negative where it is a case about another account. */
const causeOf = (by: RestrictedBy): By => (by !== 'weight' && 'caseId' in by ? -by.caseId : idOf(by));

const isDecision = (by: By): by is number => by !== null && by > 0;

interface Kept {
  readonly memberId: MemberId;
  readonly by: By;
  span: RestrictionSpan;
}

/** What restricts members, in memory. */
export class MemoryRestrictions implements RestrictionStore {
  readonly kept: Kept[] = [];
  readonly hidden = new Map<string, HiddenState & { readonly by: By; readonly toldAt: Date | undefined }>();
  readonly #current = new Map<MemberId, Restriction>();
  readonly #transaction: MemoryTransaction;
  constructor(transaction: MemoryTransaction) {
    this.#transaction = transaction;
  }

  async lockMember(memberId: MemberId): Promise<void> {
    this.#transaction.lock(`member ${memberId}`);
  }

  async spansOf(memberId: MemberId): Promise<readonly RestrictionSpan[]> {
    return this.kept.filter((each) => each.memberId === memberId).map(({ span }) => span);
  }

  async add(
    memberId: MemberId,
    { kind, until }: Restriction,
    by: RestrictedBy,
    from: Date,
    toldAt?: Date,
  ): Promise<boolean> {
    this.#transaction.requireLocked(`member ${memberId}`);
    if (!isDecision(causeOf(by)) && this.#inForce(memberId, by)) return false;
    const span = { kind, until, from, liftedAt: null, settledAt: null, ...(toldAt && { toldAt }) };
    this.kept.push({ memberId, by: causeOf(by), span });
    return true;
  }

  async decidedAbout(memberId: MemberId, now: Date): Promise<readonly DecidedRestriction[]> {
    return this.kept.flatMap(({ memberId: id, by, span: { kind, until, liftedAt } }) =>
      id === memberId && isDecision(by) && liftedAt === null && (until === null || until > now)
        ? { decisionId: by, kind, until }
        : [],
    );
  }

  async membersRestrictedBy(decisionId: number): Promise<readonly MemberId[]> {
    return this.kept.flatMap(({ memberId, by, span }) =>
      by === decisionId && span.liftedAt === null ? memberId : [],
    );
  }

  /** Whom the weight of a case about another account limits. */
  limitedBy(caseId: number): readonly MemberId[] {
    return this.kept.flatMap(({ memberId, by, span }) =>
      by === -caseId && span.liftedAt === null ? memberId : [],
    );
  }

  /** The cases about other accounts whose weight limits the member. */
  limitsOf(memberId: MemberId): readonly number[] {
    return this.kept.flatMap(({ memberId: id, by, span }) =>
      id === memberId && by !== null && by < 0 && span.liftedAt === null ? -by : [],
    );
  }

  /** When they are told of them. */
  sharedLimitsToldTo(memberId: MemberId): readonly Date[] {
    return this.kept.flatMap(({ memberId: id, by, span }) =>
      id === memberId && by !== null && by < 0 && span.liftedAt === null ? (span.toldAt ?? []) : [],
    );
  }

  async lift(memberId: MemberId, by: RestrictedBy, at: Date): Promise<boolean> {
    this.#transaction.requireLocked(`member ${memberId}`);
    const found = this.#inForce(memberId, by);
    if (!found) return false;
    found.span = { ...found.span, liftedAt: at };
    return true;
  }

  async settle(memberId: MemberId, begunBy: Date, at: Date): Promise<void> {
    this.#transaction.requireLocked(`member ${memberId}`);
    for (const each of this.kept) {
      const { kind, from, liftedAt, settledAt } = each.span;
      const isOpen = liftedAt === null && settledAt === null && kind !== 'limited' && from <= begunBy;
      if (each.memberId === memberId && isOpen) each.span = { ...each.span, settledAt: at };
    }
  }

  async isSettled(memberId: MemberId, by: RestrictedBy): Promise<boolean> {
    return this.kept.some(
      (each) => each.memberId === memberId && each.by === causeOf(by) && each.span.settledAt !== null,
    );
  }

  async setCurrent(memberId: MemberId, restriction: Restriction | undefined): Promise<void> {
    this.#transaction.requireLocked(`member ${memberId}`);
    if (restriction) this.#current.set(memberId, { kind: restriction.kind, until: restriction.until });
    else this.#current.delete(memberId);
  }

  async current(memberId: MemberId): Promise<Restriction | undefined> {
    return this.#current.get(memberId);
  }

  async hide(things: readonly HiddenThing[], by: HiddenBy, _at?: Date, toldAt?: Date): Promise<void> {
    for (const { kind, id, memberId } of things) {
      const key = `${kind} ${id}`;
      if (by === 'weight' && this.hidden.has(key)) continue;
      const why = by === 'weight' ? 'by-weight' : 'removed';
      this.hidden.set(key, { kind, id, memberId, why, by: idOf(by), toldAt });
    }
  }

  async show(things: readonly Pick<HiddenThing, 'kind' | 'id'>[], by: HiddenBy): Promise<void> {
    for (const { kind, id } of things) {
      const key = `${kind} ${id}`;
      if (this.hidden.get(key)?.by === idOf(by)) this.hidden.delete(key);
    }
  }

  /** Hidden things as far as the author was told. */
  async toldHiddenOf(memberId: MemberId, now: Date): Promise<readonly HiddenState[]> {
    const isTold = ({ kind, id }: HiddenState) => isToldBy(this.hidden.get(`${kind} ${id}`)?.toldAt, now);
    return (await this.hiddenOf(memberId)).filter(isTold);
  }

  /** Whether the member was told of it. */
  isLimitedByWeight(memberId: MemberId, now: Date): boolean {
    const found = this.#inForce(memberId, 'weight');
    return found !== undefined && isToldBy(found.span.toldAt, now);
  }

  async hiddenOf(memberId: MemberId): Promise<readonly HiddenState[]> {
    return [...this.hidden.values()]
      .filter((each) => each.memberId === memberId)
      .map(({ by: _, toldAt: __, ...state }) => state);
  }

  #inForce(memberId: MemberId, by: RestrictedBy): Kept | undefined {
    return this.kept.find(
      (each) => each.memberId === memberId && each.by === causeOf(by) && each.span.liftedAt === null,
    );
  }
}
