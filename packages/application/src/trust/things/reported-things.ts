import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Thing } from '@nestmates/domain/trust/reports/report.ts';
import type { ReportableThing, ReportableThings, Viewer } from './ports.ts';

export interface ReportedThingsDeps {
  readonly features: readonly ReportableThings[];
}

/** Asks the feature that shows a thing. */
export class ReportedThings {
  readonly #deps: ReportedThingsDeps;
  constructor(deps: ReportedThingsDeps) {
    this.#deps = deps;
  }

  shownTo(viewer: Viewer, thing: Thing, now: Date): Promise<ReportableThing | undefined> {
    return this.#featureOf(thing).shownTo(viewer, thing, now);
  }

  asItIs(thing: Thing, ownerId: MemberId): Promise<ReportableThing | undefined> {
    return this.#featureOf(thing).asItIs(thing, ownerId);
  }

  #featureOf({ kind }: Thing): ReportableThings {
    const feature = this.#deps.features.find(({ kinds }) => kinds.includes(kind));
    if (!feature) throw new Error(`No feature brings what is reported as ${kind}`);
    return feature;
  }
}
