import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { AddedAccess, EndOfAdded } from '../../src/members/accounts/ports.ts';

export interface AddedKey {
  readonly memberId: MemberId;
  readonly kind: 'passkey' | 'second factor';
  /** Who holds it. */
  readonly by: string;
  readonly at: Date;
}

/** Passkeys and second factors of accounts, each by who holds it. */
export class MemoryKeys implements AddedAccess {
  readonly all = new Map<number, AddedKey>();
  #lastId = 0;

  async add(key: AddedKey): Promise<void> {
    this.#lastId += 1;
    this.all.set(this.#lastId, key);
  }

  /** Holds the key until the transaction ends; false where it is gone. */
  async use(memberId: MemberId, by: string): Promise<boolean> {
    const found = [...this.all].find(
      ([, key]) => key.memberId === memberId && key.by === by && key.kind === 'passkey',
    );
    if (found) this.all.set(found[0], { ...found[1] });
    return found !== undefined;
  }

  async end(memberId: MemberId, { since, kept }: EndOfAdded): Promise<void> {
    for (const [id, key] of this.all) {
      if (key.memberId === memberId && (kept || key.at >= since)) this.all.delete(id);
    }
  }

  of(memberId: MemberId): readonly AddedKey[] {
    return [...this.all.values()].filter((key) => key.memberId === memberId);
  }
}
