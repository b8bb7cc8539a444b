import type { KnownRecalls } from '@nestmates/application/trust/recalls/ports.ts';
import type { Recall } from '@nestmates/domain/trust/recalls/recall.ts';
import { sql } from '../../platform/database/sql.ts';
import type { KnexTransaction } from '../../platform/database/transaction.ts';

const columns = 'id, title, url, date, brands, models';
const all = `select ${columns} from recalls order by id`;
const named = `select ${columns} from recalls where id = any(:ids::text[])`;

/** One process at a time, so that what has changed is found by one alone. */
const lock = "select pg_advisory_xact_lock(hashtextextended('recalls ' || :source, 0))";

const forget = `
  delete from recalls where source = :source and not id = any(:ids::text[])`;

const keep = `
  insert into recalls as known (id, source, title, url, date, brands, models)
  select id, :source, title, url, date, brands, models
  from jsonb_to_recordset(:recalls::jsonb) as published(
    id text, title text, url text, date text, brands text[], models text[]
  )
  on conflict (id) do update set title = excluded.title, url = excluded.url, date = excluded.date,
    brands = excluded.brands, models = excluded.models
  where row(known.title, known.url, known.date, known.brands, known.models)
    is distinct from row(excluded.title, excluded.url, excluded.date, excluded.brands, excluded.models)
  returning id`;

export class RecallRepository implements KnownRecalls {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  all(): Promise<readonly Recall[]> {
    return sql<Recall>(this.#transaction, all);
  }

  named(ids: readonly string[]): Promise<readonly Recall[]> {
    return sql<Recall>(this.#transaction, named, { ids: [...ids] });
  }

  async replace(source: string, recalls: readonly Recall[]): Promise<readonly string[]> {
    await sql(this.#transaction, lock, { source });
    await sql(this.#transaction, forget, { source, ids: recalls.map(({ id }) => id) });
    const changed = await sql<{ id: string }>(this.#transaction, keep, {
      source,
      recalls: JSON.stringify(recalls),
    });
    return changed.map(({ id }) => id);
  }
}
