import type { Knex } from '../../platform/database/knex.ts';

/** As when a report is made. */
const uses = [
  'select member_id from swipes',
  'select user_id1 from matches',
  'select user_id2 from matches',
  'select low_id from ended_connections',
  'select high_id from ended_connections',
  'select requester_id from connection_requests',
  'select sender_id from messages',
  'select buyer_id from listing_conversations',
  'select user_id from listings',
  'select user_id from checkins',
];

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table reports add only_reported boolean not null default false;
    comment on column reports.only_reported is
      'Whether the reporter had used the account for nothing but reports when it was made.';
    update reports r set only_reported = true
      where r.state = 'received' and r.reporter_id is not null and r.reporter_id not in (${uses.map((use) => `select * from (${use}) u(member_id) where member_id is not null`).join(' union ')});
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
      'Digests of the mailbox, browsers and networks of members who have left, by whose reports something was decided.';
  `);
}
