import type { Knex } from '../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table reports add only_reported boolean not null default false;
    comment on column reports.only_reported is
      'Whether the reporter had used the account for nothing but reports when it was made.';
    create table left_reporter_traces (
      report_id integer not null references reports on delete cascade,
      digest text not null,
      is_network boolean not null,
      left_at timestamptz not null,
      primary key (report_id, digest)
    );
    create index left_reporter_traces_by_digest on left_reporter_traces (digest);
    create index left_reporter_traces_by_age on left_reporter_traces (left_at);
    comment on table left_reporter_traces is
      'Digests of the mailbox, browsers and networks of members who have left, with each report that waited for a decision or was decided.';
  `);
}
