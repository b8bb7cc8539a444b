import type { Knex } from '../../../platform/database/knex.ts';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table sitter_cards (
      child_id integer primary key references children on delete cascade,
      sealed text not null,
      changed_at timestamptz not null
    );
    comment on table sitter_cards is 'What somebody who looks after a child has to know, encrypted.';

    create table card_openings (
      child_id integer not null references children on delete cascade,
      opened_by integer not null references users on delete cascade,
      opened_at timestamptz not null,
      swap_id integer references babysitting_swaps on delete set null,
      primary key (child_id, opened_by, opened_at)
    );
    comment on table card_openings is 'Who has opened the sitter card of a child, and when, to the minute.';
    create index card_openings_of_member on card_openings (opened_by);
    create index card_openings_of_swap on card_openings (swap_id, opened_at);
    create index card_openings_by_time on card_openings (opened_at);

    alter table babysitting_swaps add card_child_ids integer[] not null default '{}'
      check (card_child_ids <@ child_ids);
    comment on column babysitting_swaps.card_child_ids is 'Those of the children whose sitter card goes along.';
  `);
}
