import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import type { PaymentReferences } from '../../src/money/payments/payment-references.ts';

let last = 0;
/** That no other database has. */
function newReference(): string {
  last += 1;
  return `reference-${last}`;
}

export class MemoryPaymentReferences implements PaymentReferences {
  readonly rows = new Map<MemberId, { readonly reference: string; readonly accountKey: string }>();

  async of(memberId: MemberId) {
    const row = this.rows.get(memberId) ?? { reference: newReference(), accountKey: newReference() };
    this.rows.set(memberId, row);
    return row;
  }

  async memberOf(reference: string): Promise<MemberId | undefined> {
    return [...this.rows].find(([, row]) => row.reference === reference)?.[0];
  }

  async renewAccountKey(memberId: MemberId, accountKey: string): Promise<void> {
    const row = this.rows.get(memberId);
    if (row?.accountKey === accountKey) this.rows.set(memberId, { ...row, accountKey: newReference() });
  }
}
