import type { TestServer } from './test-server.ts';
import { Visitor } from './visitor.ts';

/** The same member, with the same session, as a client of another server. */
export function elsewhere(member: Visitor, server: TestServer): Visitor {
  const visitor = new Visitor(server.origin);
  for (const [name, value] of member.cookies) visitor.cookies.set(name, value);
  return visitor;
}

/**
 * For a negative control: from now on the locks of new connections to this database hold nobody. The same
 * code runs, and nothing but the lock is missing.
 */
export async function withoutLocks(server: TestServer): Promise<void> {
  await server.knex.raw(`
    create function public.pg_advisory_xact_lock(integer, integer) returns void language sql as 'select';
    do $$ begin
      execute format('alter database %I set search_path = public, pg_catalog', current_database());
    end $$;
  `);
}
