import { expect, it } from 'vitest';
import { migrations } from './migrations.ts';

/** In the databases of our users: `knex_migrations` knows a migration by its name only. */
const released = [
  '2026-11-20-accounts',
  '2026-11-20-connections',
  '2026-11-20-early-access',
  '2026-11-20-events',
  '2026-11-20-feedback',
  '2026-11-20-matching',
  '2026-11-20-messaging',
  '2026-11-20-notifications',
  '2026-11-20-photos',
  '2026-11-20-profiles',
  '2026-11-21-list-pages',
  '2026-11-21-swaps',
  '2026-11-22-calendar-events',
  '2026-11-22-calendar-links',
  '2026-11-22-table-comments',
  '2026-11-22-tables-by-feature',
];

it('keep the names of those that have been released', () => {
  const names = migrations.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(released));
});
