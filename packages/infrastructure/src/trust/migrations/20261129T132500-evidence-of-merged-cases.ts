import type { Knex } from '../../platform/database/knex.ts';

/** The evidence of a case that joined another was removed with the case that it was taken for. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    drop trigger evidence_stays on evidence;
    create trigger evidence_stays before update of id, kind, thing_id, source_hash, content, taken_at on evidence
      for each row execute function refuse_change();
    comment on table evidence is
      'Things as they were when they were reported. Rows cannot be changed, but join another case with their reports.';
    update evidence e set case_id = r.case_id from reports r where r.evidence_id = e.id and r.case_id <> e.case_id;
  `);
}
