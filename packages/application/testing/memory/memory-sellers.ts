import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';

/** Digests by which a seller is known: of the mailbox, and of bank accounts. */
export interface SellerKeys {
  readonly account: string;
  readonly mailbox: string | undefined;
  readonly marks: readonly string[];
}

const nobody: SellerKeys = { account: '', mailbox: undefined, marks: [] };

/** What a seller shares with nobody else. */
const ownOf = ({ mailbox, account }: SellerKeys): readonly string[] =>
  mailbox === undefined ? [account] : [mailbox, account];

/** Which accounts of sellers, live ones and deleted ones, are those of one person. */
export class MemorySellers {
  /** Digests of the mailboxes that members were shown to have. */
  readonly mailboxes = new Map<MemberId, string>();
  /** Digests of the bank accounts to which they were paid. */
  readonly marks = new Map<MemberId, readonly string[]>();
  /** Those of sellers who have left. */
  readonly #left = new Map<OrderId, SellerKeys>();
  #parted: readonly (readonly [readonly string[], readonly string[]])[] = [];

  keysOf(sellerId: MemberId): SellerKeys {
    return {
      account: `account ${sellerId}`,
      mailbox: this.mailboxes.get(sellerId),
      marks: this.marks.get(sellerId) ?? [],
    };
  }

  keysOfKept(id: OrderId): SellerKeys {
    return this.#left.get(id) ?? nobody;
  }

  keep(sales: readonly OrderId[], sellerId: MemberId): void {
    const { mailbox = `mailbox of account ${sellerId}`, ...keys } = this.keysOf(sellerId);
    for (const id of sales) this.#left.set(id, { ...keys, mailbox });
  }

  remove(sellerId: MemberId): void {
    this.mailboxes.delete(sellerId);
    this.marks.delete(sellerId);
  }

  part(one: SellerKeys, other: SellerKeys): void {
    this.#parted = [...this.#parted, [ownOf(one), ownOf(other)]];
  }

  join(one: SellerKeys, other: SellerKeys): void {
    const [these, those] = [ownOf(one), ownOf(other)];
    const has = (some: readonly string[], keys: readonly string[]) => keys.some((key) => some.includes(key));
    this.#parted = this.#parted.filter(
      ([left, right]) =>
        !((has(left, these) && has(right, those)) || (has(left, those) && has(right, these))),
    );
  }

  areOne(one: SellerKeys, other: SellerKeys): boolean {
    if (one.mailbox !== undefined && one.mailbox === other.mailbox) return true;
    return one.marks.some((mark) => other.marks.includes(mark)) && !this.#areParted(one, other);
  }

  #areParted(one: SellerKeys, other: SellerKeys): boolean {
    const has = (keys: SellerKeys, some: readonly string[]) => ownOf(keys).some((key) => some.includes(key));
    return this.#parted.some(
      ([these, those]) => (has(one, these) && has(other, those)) || (has(one, those) && has(other, these)),
    );
  }
}
