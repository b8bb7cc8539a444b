import type { Knex } from '../../platform/database/knex.ts';

/** Marks those that what has happened to their case says it of. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update reports r set had_effect = true
    from case_events b
      join case_events f on f.case_id = b.case_id and f.number > b.number and f.type in ('hidden', 'limited')
    where b.case_id = r.case_id and b.type = 'reported' and b.data ->> 'reportId' = r.id::text
      and not exists (
        select from case_events w
        where w.case_id = r.case_id and w.number < f.number and w.type = 'withdrawn'
          and w.data ->> 'reportId' = r.id::text
      )
      and (f.type = 'limited' or exists (
        select from jsonb_array_elements(f.data -> 'things') t
        where t ->> 'kind' = r.kind and t ->> 'id' = r.thing_id
      ));
  `);
}
