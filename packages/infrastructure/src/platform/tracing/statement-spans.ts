import type { OpenSpan, Tracing } from '@nestmates/application/platform/tracing/tracing.ts';
import type { Knex } from '../database/knex.ts';

interface Query {
  readonly sql: string;
  readonly __knexQueryUid: string;
}

/** A span for each statement within a trace, with its text, which has no values in it. */
export function traceStatements(knex: Knex, tracing: Tracing): void {
  const running = new Map<string, OpenSpan>();
  const ended = ({ __knexQueryUid: id }: Query, error?: unknown) => {
    running.get(id)?.end(error);
    running.delete(id);
  };
  knex.on('query', ({ sql, __knexQueryUid: id }: Query) => {
    if (!tracing.traceId) return;
    const [verb = 'statement'] = sql.trimStart().toLowerCase().split(/[\s;]/, 1);
    running.set(
      id,
      tracing.begin(verb, {
        kind: 'client',
        facts: { 'db.system.name': 'postgresql', 'db.query.text': sql.trim() },
      }),
    );
  });
  knex.on('query-response', (_rows: unknown, query: Query) => ended(query));
  knex.on('query-error', (error: unknown, query: Query) => ended(query, error));
}
