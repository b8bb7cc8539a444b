import type { Knex } from '../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table public_report_traces (
      public_report_id integer not null references public_reports on delete cascade,
      digest text not null,
      used_at timestamptz not null,
      primary key (public_report_id, digest)
    );
    create index public_report_traces_by_age on public_report_traces (used_at);
    comment on table public_report_traces is
      'Digests of the browsers and networks in which visitors have reported, to be compared with those of members.';
  `);
}
