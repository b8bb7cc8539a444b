import type { Knex } from '../knex.ts';
import * as accounts from './2026-11-20-accounts.ts';
import * as connections from './2026-11-20-connections.ts';
import * as earlyAccess from './2026-11-20-early-access.ts';
import * as events from './2026-11-20-events.ts';
import * as feedback from './2026-11-20-feedback.ts';
import * as matching from './2026-11-20-matching.ts';
import * as messaging from './2026-11-20-messaging.ts';
import * as notifications from './2026-11-20-notifications.ts';
import * as photos from './2026-11-20-photos.ts';
import * as profiles from './2026-11-20-profiles.ts';
import * as listPages from './2026-11-21-list-pages.ts';
import * as swaps from './2026-11-21-swaps.ts';
import * as tableComments from './2026-11-22-table-comments.ts';
import * as tablesByFeature from './2026-11-22-tables-by-feature.ts';

/** In the order in which they run. A migration that has been released is never edited. */
const migrations: Readonly<Record<string, Knex.Migration>> = {
  '2026-11-20-accounts': accounts,
  '2026-11-20-profiles': profiles,
  '2026-11-20-early-access': earlyAccess,
  '2026-11-20-feedback': feedback,
  '2026-11-20-events': events,
  '2026-11-20-connections': connections,
  '2026-11-20-matching': matching,
  '2026-11-20-photos': photos,
  '2026-11-20-notifications': notifications,
  '2026-11-20-messaging': messaging,
  '2026-11-21-list-pages': listPages,
  '2026-11-21-swaps': swaps,
  '2026-11-22-tables-by-feature': tablesByFeature,
  '2026-11-22-table-comments': tableComments,
};

export const migrationSource: Knex.MigrationSource<string> = {
  getMigrations: () => Promise.resolve(Object.keys(migrations)),
  getMigrationName: (name) => name,
  getMigration: (name) => {
    const migration = migrations[name];
    return migration ? Promise.resolve(migration) : Promise.reject(new Error(`No migration ${name}`));
  },
};
