import type { Knex } from '../../platform/database/knex.ts';

/** A reporter knows reports by numbers of their own, since those of the table say how many there are. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table reports add column number integer not null default 0;
    comment on column reports.number is 'Counted for each reporter, who knows the report by it; 0 for a visitor.';
    update reports set number = counted.number
    from (select id, row_number() over (partition by reporter_id order by id) as number from reports) counted
    where counted.id = reports.id and reporter_id is not null;
    drop index reports_of_reporter;
    create unique index reports_of_reporter on reports (reporter_id, number) where reporter_id is not null;

    create function number_report() returns trigger language plpgsql as $$
    begin
      if new.reporter_id is not null then
        -- One after another, also where a member reports two things at once.
        perform pg_advisory_xact_lock(hashtext('reports.number'), new.reporter_id);
        select coalesce(max(number), 0) + 1 into new.number from reports where reporter_id = new.reporter_id;
      end if;
      return new;
    end $$;
    create trigger report_numbered before insert on reports for each row execute function number_report();
  `);
}
