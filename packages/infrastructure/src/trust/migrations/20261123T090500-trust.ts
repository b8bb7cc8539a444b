import type { Knex } from '../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table cases (
      id integer generated always as identity primary key,
      member_id integer references users on delete set null,
      opened_at timestamptz not null,
      -- What stands now, derived from the events.
      status text not null,
      version integer not null,
      claimed_by integer references users on delete set null,
      decision_id integer,
      -- What the open reports weigh.
      weight numeric(8, 2) not null default 0,
      is_urgent boolean not null default false,
      rank integer not null default 0,
      report_count integer not null default 0,
      oldest_at timestamptz not null,
      categories text[] not null default '{}'
    );
    create unique index cases_open_about_member on cases (member_id) where status = 'open';
    create index cases_of_member on cases (member_id);
    create index cases_claimed on cases (claimed_by) where claimed_by is not null;
    create index cases_in_queue on cases (status, rank desc, oldest_at, id);
    comment on table cases is 'What was reported about a member, with all open reports about the member and their things.';

    create table case_events (
      case_id integer not null references cases on delete cascade,
      number integer not null,
      at timestamptz not null,
      by_id integer references users on delete set null,
      type text not null,
      data jsonb not null default '{}',
      primary key (case_id, number)
    );
    create index case_events_by_administrator on case_events (by_id) where by_id is not null;
    comment on table case_events is 'Everything that has happened to a case. Rows are added and never changed.';

    create table evidence (
      id integer generated always as identity primary key,
      case_id integer not null references cases on delete cascade,
      kind text not null,
      thing_id text not null,
      -- Of the content before its photos were renamed, by which the same is not kept twice.
      source_hash text not null,
      content jsonb not null,
      taken_at timestamptz not null
    );
    create index evidence_of_case on evidence (case_id);
    comment on table evidence is 'Things as they were when they were reported. Rows cannot be changed.';
    create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception '% cannot be changed', tg_table_name; end $$;
    create trigger evidence_stays before update on evidence for each row execute function refuse_change();

    create table evidence_photos (
      name text primary key,
      evidence_id integer references evidence on delete set null,
      source text not null,
      copied_at timestamptz
    );
    create index evidence_photos_of_evidence on evidence_photos (evidence_id);
    create index evidence_photos_to_copy on evidence_photos (source) where copied_at is null;
    comment on table evidence_photos is 'Photos of evidence: files of their own, copied from those that were reported.';

    create table public_reports (
      id integer generated always as identity primary key,
      kind text not null,
      thing_id text not null,
      category text not null,
      words text not null,
      email text not null,
      -- Set when the link is sent.
      token_digest text,
      created_at timestamptz not null,
      verified_at timestamptz
    );
    create unique index public_reports_by_token on public_reports (token_digest);
    create index public_reports_by_age on public_reports (created_at);
    comment on table public_reports is 'Reports of visitors, which count once the link to the e-mail was opened.';

    create table reports (
      id integer generated always as identity primary key,
      case_id integer not null references cases on delete cascade,
      reporter_id integer references users on delete set null,
      public_report_id integer references public_reports on delete set null,
      -- When the reporter had registered; it outlives the account.
      reporter_since timestamptz not null,
      kind text not null,
      thing_id text not null,
      title text not null,
      category text not null,
      words text,
      state text not null,
      outcome text,
      evidence_id integer references evidence on delete set null,
      at timestamptz not null
    );
    create unique index reports_open_of_reporter on reports (reporter_id, kind, thing_id) where state = 'received';
    create index reports_of_reporter on reports (reporter_id, id);
    create index reports_of_case on reports (case_id);
    create index reports_of_visitor on reports (public_report_id);
    create index reports_of_evidence on reports (evidence_id);
    create index reports_by_time on reports (at);
    comment on table reports is 'Who has reported what, why and when.';

    create table decisions (
      id integer generated always as identity primary key,
      case_id integer not null references cases on delete cascade,
      member_id integer references users on delete set null,
      by_id integer references users on delete set null,
      decision text not null,
      rule text not null,
      words text not null,
      until_at timestamptz,
      things jsonb not null,
      at timestamptz not null,
      undone_at timestamptz
    );
    create index decisions_of_case on decisions (case_id);
    create index decisions_of_member on decisions (member_id);
    create index decisions_of_administrator on decisions (by_id);
    create index decisions_by_time on decisions (at);
    comment on table decisions is 'What administrators have decided about cases, and what the member is told.';

    create table appeals (
      decision_id integer primary key references decisions on delete cascade,
      words text not null,
      at timestamptz not null,
      outcome text,
      answer text,
      by_id integer references users on delete set null,
      answered_at timestamptz
    );
    create index appeals_by_administrator on appeals (by_id) where by_id is not null;
    comment on table appeals is 'What members say against decisions, and what they were answered.';

    create table transparency_months (
      month text primary key,
      figures jsonb not null,
      made_at timestamptz not null
    );
    comment on table transparency_months is 'The figures of the transparency page, made from the tables by a job.';
  `);
}
