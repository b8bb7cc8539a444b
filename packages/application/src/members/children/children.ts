import { applyChildAnswers, requireUnchangedFamily } from '@nestmates/domain/members/children/family.ts';
import { completeStep } from '@nestmates/domain/platform/access/progress.ts';
import type * as z from 'zod/mini';
import type { Caller } from '../../platform/access/caller.ts';
import type { MemberView } from '../../platform/access/member-view.ts';
import { every, useCase } from '../../platform/wiring/use-case.ts';
import { viewOfMember } from '../accounts/member-view.ts';
import type { ChildView, childrenBody } from './contract.ts';

export class Children extends useCase(
  'childStore',
  'childQueries',
  'members',
  'profileStore',
  every('profileFollowers'),
  'transaction',
  'clock',
) {
  list(by: Caller): Promise<readonly ChildView[]> {
    return this.needs.childQueries.childrenOf(by.id);
  }

  save(by: Caller, { children: answers, were }: z.output<typeof childrenBody>): Promise<MemberView> {
    const {
      childStore: children,
      childQueries,
      members,
      profileStore: profiles,
      profileFollowers,
      transaction,
      clock,
    } = this.needs;
    return transaction.run(async () => {
      const account = await members.lock(by.id);
      const progress = completeStep('children', account);
      const current = await childQueries.childrenOf(by.id);
      requireUnchangedFamily(were, current);
      const family = applyChildAnswers(answers, current);
      await children.save(by.id, family, clock.now());
      const changed = await profiles.change(by.id, progress);
      for (const follower of profileFollowers) await follower.changed(by.id);
      return viewOfMember({ ...account, ...changed }, by);
    });
  }
}
