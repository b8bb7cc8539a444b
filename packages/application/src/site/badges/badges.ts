import { planOpens } from '@nestmates/domain/platform/access/features.ts';
import { currentSince, settledBefore } from '@nestmates/domain/together/check-ins/check-in.ts';
import { askedAbout } from '@nestmates/domain/together/swaps/swap-outcome.ts';
import { conversationsOf } from '../../friends/messages/conversation-filter.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { CountsView } from './contract.ts';

export class Badges extends useCase('badgeQueries', 'verificationPolicy', 'clock') {
  async show(by: Caller): Promise<CountsView> {
    const { badgeQueries: queries, verificationPolicy, clock } = this.needs;
    const now = clock.now();
    const { nearby, ...counts } = await queries.countsOf(by.id, {
      now,
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
