import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Thing, ThingKind } from '@nestmates/domain/trust/reports/report.ts';
import type { Evidence } from './evidence-view.ts';

/** Something that can be reported: whose it is, and what is kept of it as evidence. */
export interface ReportableThing {
  readonly ownerId: MemberId;
  readonly evidence: Evidence;
  /** The viewer has neither met them nor been shown them by a list. */
  readonly isStranger?: boolean;
}

/** Who looks: a member, or null for a visitor. */
export type Viewer = MemberId | null;

/** What a feature brings, so that what it shows of members can be reported. */
export interface ReportableThings {
  readonly kinds: readonly ThingKind[];
  /** The thing as the viewer is shown it; undefined where it is not there for them. */
  shownTo(viewer: Viewer, thing: Thing, now: Date): Promise<ReportableThing | undefined>;
  /** The thing as it is, for administrators; undefined once it is gone. */
  asItIs(thing: Thing, ownerId: MemberId): Promise<ReportableThing | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    /** Each feature that shows something of members brings what can be reported. */
    readonly reportableThings: ReportableThings;
  }
}
