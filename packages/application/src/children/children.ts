import { completeStep } from '@nestmates/domain/accounts/progress.ts';
import { applyChildAnswers, requireUnchangedFamily } from '@nestmates/domain/children/family.ts';
import type * as z from 'zod/mini';
import type { Caller } from '../accounts/caller.ts';
import { type MemberView, viewOfUpdated } from '../accounts/member-view.ts';
import type { ProfileStore } from '../profiles/ports.ts';
import type { Clock, Transaction } from '../shared/ports.ts';
import type { ChildView, childrenBody } from './contract.ts';
import type { ChildQueries, ChildStore } from './ports.ts';

export interface ChildrenDeps {
  readonly children: ChildStore;
  readonly childQueries: ChildQueries;
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
    const { children, childQueries, profiles, transaction, clock } = this.#deps;
    return transaction.run(async () => {
      const progress = completeStep('children', await profiles.lock(by.id));
      const current = await childQueries.childrenOf(by.id);
      requireUnchangedFamily(were, current);
      const family = applyChildAnswers(answers, current);
      await children.save(by.id, family, clock.now());
      return viewOfUpdated(await profiles.change(by.id, progress), by);
    });
  }
}
