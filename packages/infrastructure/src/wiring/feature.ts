import type { Bind } from 'inversify';
import type { Knex } from 'knex';
import type { Config } from '../config/config.ts';

/** A migration that has been released is never edited, nor is its name. */
export interface Migration extends Knex.Migration {
  /** The name of a migration that has to run first, although its name sorts after this one's. */
  readonly after?: string;
}

/** By their names, which begin with the date. */
export type Migrations = Readonly<Record<string, Migration>>;

/** What a feature adds to the application: its bindings and the migrations of its tables. */
export interface Feature {
  bind(bind: Bind, config: Config): void;
  readonly migrations: Migrations;
}

export const feature = ({ bind, migrations = {} }: Partial<Feature> & Pick<Feature, 'bind'>): Feature => ({
  bind,
  migrations,
});
