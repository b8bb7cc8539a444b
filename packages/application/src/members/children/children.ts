import { applyChildAnswers, requireUnchangedFamily } from '@nestmates/domain/members/children/family.ts';
import { completeStep } from '@nestmates/domain/platform/access/progress.ts';
import type * as z from 'zod/mini';
import type { Caller } from '../../platform/access/caller.ts';
import type { MemberView } from '../../platform/access/member-view.ts';
import type { Clock, Transaction } from '../../platform/shared/ports.ts';
import { viewOfMember } from '../accounts/member-view.ts';
import type { Members } from '../accounts/ports.ts';
import type { ProfileStore } from '../profiles/ports.ts';
import type { ChildView, childrenBody } from './contract.ts';
import type { ChildQueries, ChildStore } from './ports.ts';

export interface ChildrenDeps {
  readonly children: ChildStore;
  readonly childQueries: ChildQueries;
  readonly members: Pick<Members, 'lock'>;
  readonly profiles: ProfileStore;
  readonly transaction: Transaction;
  readonly clock: Clock;
}

export class Children {
  readonly #deps: ChildrenDeps;
  constructor(deps: ChildrenDeps) {
    this.#deps = deps;
  }

  list(by: Caller): Promise<readonly ChildView[]> {
    return this.#deps.childQueries.childrenOf(by.id);
  }

  save(by: Caller, { children: answers, were }: z.output<typeof childrenBody>): Promise<MemberView> {
    const { children, childQueries, members, profiles, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const account = await members.lock(by.id);
      const progress = completeStep('children', account);
      const current = await childQueries.childrenOf(by.id);
      requireUnchangedFamily(were, current);
      const family = applyChildAnswers(answers, current);
      await children.save(by.id, family, clock.now());
      const changed = await profiles.change(by.id, progress);
      return viewOfMember({ ...account, ...changed }, by);
    });
  }
}
