import type { VerificationPolicy } from '@nestmates/domain/platform/access/email-verification.ts';
import { planOpens } from '@nestmates/domain/platform/access/features.ts';
import { currentSince, settledBefore } from '@nestmates/domain/together/check-ins/check-in.ts';
import { askedAbout } from '@nestmates/domain/together/swaps/swap-outcome.ts';
import { listedSince } from '@nestmates/domain/together/swaps/swap-rules.ts';
import { conversationsOf } from '../../friends/messages/conversation-filter.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Clock } from '../../platform/shared/ports.ts';
import type { CountsView } from './contract.ts';
import type { BadgeQueries } from './ports.ts';

export interface BadgesDeps {
  readonly queries: BadgeQueries;
  readonly verificationPolicy: VerificationPolicy;
  readonly clock: Clock;
}

export class Badges {
  readonly #deps: BadgesDeps;
  constructor(deps: BadgesDeps) {
    this.#deps = deps;
  }

  async show(by: Caller): Promise<CountsView> {
    const { queries, verificationPolicy, clock } = this.#deps;
    const now = clock.now();
    const { nearby, ...counts } = await queries.countsOf(by.id, {
      swapsAfter: listedSince('pending', now),
      askedAbout: askedAbout(now),
      checkIns: {
        since: currentSince(now),
        settledBefore: settledBefore(now),
        verificationPolicy,
      },
      ...conversationsOf(by.plan),
    });
    return {
      ...counts,
      nearby: planOpens(by.plan, 'check-ins') && !by.mustVerifyEmail ? nearby : 0,
    };
  }
}
