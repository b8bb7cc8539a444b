import type { MemberId, OrderId } from '@nestmates/domain/platform/shared/ids.ts';

/** Digests by which a seller is known: of the mailbox of now, and of bank accounts and mailboxes of before. */
export interface SellerKeys {
  readonly account: string;
  readonly mailbox: string | undefined;
  readonly marks: readonly string[];
}

const nobody: SellerKeys = { account: '', mailbox: undefined, marks: [] };

/** What a seller shares with nobody else. */
const ownOf = ({ mailbox, account }: SellerKeys): readonly string[] =>
  mailbox === undefined ? [account] : [mailbox, account];

/** Adds the key to the side that is the seller's own; never one by which the other side is told. */
const withKey = (
  side: readonly string[],
  own: readonly string[],
  key: string,
  other: readonly string[],
): readonly string[] =>
  side.some((one) => own.includes(one)) && !other.includes(key) ? [...side, key] : side;

/** All by which a seller is known besides the account. */
const sharedOf = ({ mailbox, marks }: SellerKeys): readonly string[] =>
  mailbox === undefined ? marks : [mailbox, ...marks];

/** Which accounts of sellers, live ones and deleted ones, are those of one person. */
export class MemorySellers {
  /** Digests of the mailboxes that members were shown to have. */
  readonly mailboxes = new Map<MemberId, string>();
  /** Digests of the bank accounts to which they were paid, and of the mailboxes that they had before. */
  readonly marks = new Map<MemberId, readonly string[]>();
  /** Those of sellers who have left. */
  readonly #left = new Map<OrderId, SellerKeys>();
  #parted: readonly (readonly [readonly string[], readonly string[]])[] = [];

  mark(sellerId: MemberId, digest: string): void {
    this.marks.set(sellerId, [...(this.marks.get(sellerId) ?? []), digest]);
  }

  /** What was said of the account is said of its new mailbox, too. */
  proveMailbox(sellerId: MemberId, digest: string): void {
    const former = this.mailboxes.get(sellerId);
    if (former === digest) return;
    const own = ownOf(this.keysOf(sellerId));
    this.#parted = this.#parted.map(([these, those]) => [
      withKey(these, own, digest, those),
      withKey(those, own, digest, these),
    ]);
    if (former !== undefined) this.mark(sellerId, former);
    this.mailboxes.set(sellerId, digest);
  }

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

  /** Who has the mailbox by now of whoever has sold it and left. */
  returnedSeller(id: OrderId): MemberId | undefined {
    const { mailbox } = this.keysOfKept(id);
    return [...this.mailboxes].find(([, digest]) => digest === mailbox)?.[0];
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
    const theirs = sharedOf(other);
    return sharedOf(one).some((key) => theirs.includes(key)) && !this.#areParted(one, other);
  }

  #areParted(one: SellerKeys, other: SellerKeys): boolean {
    const has = (keys: SellerKeys, some: readonly string[]) => ownOf(keys).some((key) => some.includes(key));
    return this.#parted.some(
      ([these, those]) => (has(one, these) && has(other, those)) || (has(one, those) && has(other, these)),
    );
  }
}
