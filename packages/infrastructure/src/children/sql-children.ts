import type { ChildQueries, ChildStore } from '@nestmates/application/children/ports.ts';
import type { ChildToSave, FamilyChild } from '@nestmates/domain/children/family.ts';
import type { MemberId } from '@nestmates/domain/shared/ids.ts';
import { rows, statement } from '../database/statement.ts';
import type { KnexTransaction } from '../database/transaction.ts';
import { childLists } from './child-columns.ts';

const childrenOf = statement<FamilyChild>(
  'children-of',
  `select id, name, gender, age, ${childLists.selected} from children where user_id = $1 order by position`,
);

/** One statement for a family of any size: deletes, updates and inserts. */
const saveChildren = statement<{ id: number }>(
  'children-save',
  `with given as (
     select * from jsonb_to_recordset($2)
       as given(id integer, position smallint, name text, gender text, age smallint, ${childLists.fromJson})
   ), gone as (
     delete from children
     where user_id = $1 and id not in (select id from given where id is not null)
   )
   insert into children (id, user_id, position, name, gender, age, ${childLists.columns}, created_at)
   select coalesce(given.id, nextval(pg_get_serial_sequence('children', 'id'))), $1, given.position,
     given.name, given.gender, given.age, ${childLists.given}, $3
   from given
   on conflict (id) do update set position = excluded.position, name = excluded.name,
     gender = excluded.gender, age = excluded.age, ${childLists.replaced}
     where children.user_id = $1
   returning id`,
);

export class SqlChildren implements ChildQueries, ChildStore {
  readonly #transaction: KnexTransaction;
  constructor(transaction: KnexTransaction) {
    this.#transaction = transaction;
  }

  childrenOf(id: MemberId): Promise<readonly FamilyChild[]> {
    return rows(this.#transaction, childrenOf, [id]);
  }

  async save(id: MemberId, children: readonly ChildToSave[], at: Date): Promise<void> {
    const given = JSON.stringify(children.map((child, position) => ({ ...child, position })));
    const kept = await rows(this.#transaction, saveChildren, [id, given, at]);
    if (kept.length !== children.length)
      throw new Error(`Kept ${kept.length} of ${children.length} children`);
  }
}
