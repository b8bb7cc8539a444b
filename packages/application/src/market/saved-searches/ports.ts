import type { SavedSearch, SavedSearchId } from '@nestmates/domain/market/saved-searches/saved-search.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { Recipient } from '../../members/emails/email.ts';

export interface SearchNews {
  readonly searchId: SavedSearchId;
  /** How many listings are new in it. */
  readonly count: number;
}

/** What the e-mail about news needs. */
export interface SearchNewsEmailData extends Recipient {
  readonly searches: readonly Pick<SavedSearch, 'id' | 'name' | 'search'>[];
}

export interface SavedSearchStore {
  /** Undefined if the member has saved it already. */
  add(search: Omit<SavedSearch, 'id'>): Promise<SavedSearch | undefined>;
  /** Its name, its e-mails, and until when it was looked at. */
  save(search: SavedSearch): Promise<void>;
  remove(userId: MemberId, id: SavedSearchId): Promise<void>;
  /** The newest first. */
  of(userId: MemberId): Promise<readonly SavedSearch[]>;
  /** Who has e-mails and was last looked after before this time; some of them, if there are many. */
  membersDue(lookedBefore: Date, limit: number): Promise<readonly MemberId[]>;
  /**
   * The member's searches with e-mails, locked, if one of them was last looked at before this time; from now on all
   * of them have been looked at until `lookedAt`.
   */
  takeDue(userId: MemberId, lookedBefore: Date, lookedAt: Date): Promise<readonly SavedSearch[]>;
  /** Those of these searches that still have e-mails; undefined without any. */
  newsEmailOf(userId: MemberId, ids: readonly SavedSearchId[]): Promise<SearchNewsEmailData | undefined>;
}

declare module '../../platform/wiring/use-case.ts' {
  interface Ports {
    readonly savedSearchStore: SavedSearchStore;
  }
}
