import type { ChildToSave, FamilyChild } from '@nestmates/domain/members/children/family.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';

export interface ChildQueries {
  /** Children in the order in which the member entered them. */
  childrenOf(id: MemberId): Promise<readonly FamilyChild[]>;
}

export interface ChildStore {
  /** Replaces the member's children by these. */
  save(id: MemberId, children: readonly ChildToSave[], at: Date): Promise<void>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly childQueries: ChildQueries;
    readonly childStore: ChildStore;
  }
}
