import { later } from '@nestmates/domain/platform/shared/time.ts';
import { idleFor } from '@nestmates/domain/trust/cases/withdrawn-report.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import type { CaseStore } from './ports.ts';
import type { ReportStore } from './report-ports.ts';

export interface IdleCasesDeps {
  readonly cases: Pick<CaseStore, 'idleSince' | 'lock' | 'append'>;
  readonly reports: Pick<ReportStore, 'openOf'>;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

const endedAtOnce = 200;

/** Ends cases whose reports were all withdrawn, so that their evidence does not stay for ever. */
export class IdleCases {
  readonly #deps: IdleCasesDeps;
  constructor(deps: IdleCasesDeps) {
    this.#deps = deps;
  }

  /** How many were found. One that another process has ended, or that was reported anew meanwhile, stays as it is. */
  async end(limit = endedAtOnce): Promise<number> {
    const { cases, reports, transaction, clock } = this.#deps;
    const found = await cases.idleSince(later(clock.now(), -idleFor), limit);
    for (const id of found) {
      await transaction.run(async () => {
        const current = await cases.lock(id);
        if (current?.status !== 'open' || (await reports.openOf(id)).length > 0) return;
        await cases.append(current, { type: 'expired', byId: null, at: clock.now() });
      });
    }
    return found.length;
  }

  async endAll(): Promise<void> {
    while ((await this.end()) === endedAtOnce);
  }
}
