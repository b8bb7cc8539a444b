import type { Month } from '@nestmates/domain/market/earnings/earnings.ts';
import type { MovementKind } from '@nestmates/domain/money/payments/accounts.ts';
import { csv } from '@nestmates/domain/money/payments/csv.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { useCase } from '../../platform/wiring/use-case.ts';
import type { SaleMovement } from './ports.ts';

/** What concerns a seller of all that moves, and what of it comes into the seller's account or leaves it. */
const shown: Readonly<
  Partial<Record<MovementKind, { readonly what: string; readonly toAccount: 1 | 0 | -1 }>>
> = {
  charge: { what: 'Paid by the buyer', toAccount: 0 },
  release: { what: 'Sent to you', toAccount: 1 },
  reversal: { what: 'Taken back from you', toAccount: -1 },
  refund: { what: 'Paid back to the buyer', toAccount: 0 },
  dispute: { what: 'Taken by the buyer’s bank', toAccount: 0 },
  disputeWon: { what: 'Given back by the buyer’s bank', toAccount: 0 },
  debt: { what: 'Owed by you', toAccount: 0 },
  netting: { what: 'Taken from this sale for what was owed', toAccount: 0 },
  writeOff: { what: 'You do not owe this any more', toAccount: 0 },
};

/** Rows that are read and sent at once. */
const part = 1000;

const inDollars = (cents: number): string => (cents / 100).toFixed(2);

/** What a seller reads, month by month, of what has moved for their sales. */
export class SellerStatements extends useCase('sellerStatementQueries') {
  /** Ends with what is in the seller's account then, so that each month begins where the one before has ended. */
  async *ofMonth({ id }: Pick<Caller, 'id'>, { month }: { readonly month: Month }): AsyncIterable<string> {
    const { sellerStatementQueries: queries } = this.needs;
    const period = periodOf(month);
    let inAccount = await queries.inAccountBefore(id, period.from);
    yield csv([
      ['Date', 'Order', 'Title', 'What', 'Amount', 'To your account', 'In your account'],
      [day(period.from), null, null, 'At the beginning of the month', null, null, inDollars(inAccount)],
    ]);
    let after: number | null = null;
    do {
      const moved: readonly SaleMovement[] = await queries.movementsOf(id, period, { after, limit: part });
      const rows: (readonly (string | number | null)[])[] = [];
      for (const movement of moved) {
        const words = shown[movement.kind];
        if (!words) continue;
        const toAccount = words.toAccount * movement.cents;
        inAccount += toAccount;
        const { at, orderId, title, cents } = movement;
        const amounts = [inDollars(cents), inDollars(toAccount), inDollars(inAccount)];
        rows.push([day(at), orderId, title, words.what, ...amounts]);
      }
      yield csv(rows);
      after = moved.length < part ? null : (moved.at(-1)?.id ?? null);
    } while (after !== null);
    yield csv([[month, null, null, 'At the end of the month, or by now', null, null, inDollars(inAccount)]]);
  }
}

const day = (at: Date): string => at.toISOString().slice(0, 10);

function periodOf(month: Month): { readonly from: Date; readonly to: Date } {
  const from = new Date(`${month}-01T00:00:00Z`);
  return { from, to: new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + 1)) };
}
