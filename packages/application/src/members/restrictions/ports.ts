import type { Restriction, RestrictionSpan } from '@nestmates/domain/platform/access/restriction.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

/** A decision, or the weight of reports. */
export type RestrictedBy = { readonly decisionId: number } | 'weight';

/** Something that is shown; `id` as text. */
export interface HiddenThing {
  readonly kind: string;
  readonly id: string;
  readonly memberId: MemberId;
}

export interface HiddenState extends HiddenThing {
  readonly why: 'by-weight' | 'removed';
}

export interface RestrictionStore {
  /** So that what restricts the member changes one after another. */
  lockMember(memberId: MemberId): Promise<void>;
  spansOf(memberId: MemberId): Promise<readonly RestrictionSpan[]>;
  /** A decision does so once. Nothing happens where the weight of reports restricts the member already. */
  add(memberId: MemberId, restriction: Restriction, by: RestrictedBy, from: Date): Promise<void>;
  /** Whether there was one. */
  lift(memberId: MemberId, by: RestrictedBy, at: Date): Promise<boolean>;
  /** What every read and call asks. */
  setCurrent(memberId: MemberId, restriction: Restriction | undefined): Promise<void>;
  current(memberId: MemberId): Promise<Restriction | undefined>;
  /** One that a decision has removed stays removed. */
  hide(things: readonly HiddenThing[], by: RestrictedBy, at: Date): Promise<void>;
  show(things: readonly Pick<HiddenThing, 'kind' | 'id'>[], by: RestrictedBy): Promise<void>;
  hiddenOf(memberId: MemberId): Promise<readonly HiddenState[]>;
}

export interface BannedEmails {
  add(digest: string, until: Date): Promise<void>;
  remove(digest: string): Promise<void>;
  includes(digest: string, now: Date): Promise<boolean>;
  /** The digest of an e-mail that the member’s account had until now. */
  addFormer(memberId: MemberId, digest: string, until: Date): Promise<void>;
  formerOf(memberId: MemberId): Promise<readonly string[]>;
}

/** What a feature does with what is ahead of a member who goes away, and when they come back. */
export interface AwayFollower {
  /** Does nothing when it is done already. */
  wentAway(memberId: MemberId): Promise<void>;
}

/** What a feature does once something of a kind is hidden. */
export interface HiddenFollower {
  readonly kind: string;
  /** Does nothing when it is done already. */
  wasHidden(id: string): Promise<void>;
}
