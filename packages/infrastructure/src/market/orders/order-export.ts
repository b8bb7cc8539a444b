import type { ExportPart } from '@nestmates/application/trust/exports/ports.ts';
import { csv } from '@nestmates/domain/money/payments/csv.ts';
import type { MemberId } from '@nestmates/domain/platform/shared/ids.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

type Row = readonly (string | number | null)[];

const rowsOf = `
  select array[
      case when buyer_id = :memberId then 'bought' else 'sold' end, id::text, title, status, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD'),
      to_char(paid_at at time zone 'UTC', 'YYYY-MM-DD'), to_char(price_cents / 100.0, 'FM9999990.00'),
      to_char(processing_fee_cents / 100.0, 'FM9999990.00'), to_char(tax_cents / 100.0, 'FM9999990.00')] as cells
  from orders where :memberId in (buyer_id, seller_id) order by id`;

const header: Row = ['side', 'order', 'title', 'status', 'ordered', 'paid', 'price', 'processing fee', 'tax'];

/** What a member has bought and sold, as a table. */
export class OrderExport implements ExportPart {
  readonly path = 'orders.csv';
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  async write(memberId: MemberId): Promise<string> {
    const rows = await sql<{ cells: Row }>(this.#transaction, rowsOf, { memberId });
    return csv([header, ...rows.map(({ cells }) => cells)]);
  }
}
