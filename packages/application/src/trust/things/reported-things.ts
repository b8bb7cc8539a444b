import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Thing } from '@nestmates/domain/trust/reports/report.ts';
import { every, useCase } from '../../platform/wiring/use-case.ts';
import type { ReportableThing, ReportableThings, Viewer } from './ports.ts';

/** Asks the feature that shows a thing. */
export class ReportedThings extends useCase(every('reportableThings')) {
  shownTo(viewer: Viewer, thing: Thing, now: Date): Promise<ReportableThing | undefined> {
    return this.#featureOf(thing).shownTo(viewer, thing, now);
  }

  asItIs(thing: Thing, ownerId: MemberId): Promise<ReportableThing | undefined> {
    return this.#featureOf(thing).asItIs(thing, ownerId);
  }

  #featureOf({ kind }: Thing): ReportableThings {
    const feature = this.needs.reportableThings.find(({ kinds }) => kinds.includes(kind));
    if (!feature) throw new Error(`No feature brings what is reported as ${kind}`);
    return feature;
  }
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly reportedThings: ReportedThings;
  }
}
