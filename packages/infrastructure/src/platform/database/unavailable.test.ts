import { describe, expect, it } from 'vitest';
import { databaseUnavailable } from './unavailable.ts';

const failed = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {});

/** What Objection throws where it has no class for it. */
const byObjection = (nativeError: Error) =>
  Object.assign(new Error(`insert into "messages" - ${nativeError.message}`), { nativeError });

describe('a failing statement', () => {
  it.each([
    failed('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'),
    failed('getaddrinfo ENOTFOUND db', 'ENOTFOUND'),
    failed('terminating connection due to administrator command', '57P01'),
    failed('the database system is starting up', '57P03'),
    failed('cannot execute INSERT in a read-only transaction', '25006'),
    failed('sorry, too many clients already', '53300'),
    failed('could not extend file "base/5/16397": No space left on device', '53100'),
    failed('out of memory', '53200'),
    failed('connection failure', '08006'),
    byObjection(failed('cannot execute SELECT FOR UPDATE in a read-only transaction', '25006')),
    byObjection(failed('could not extend file: No space left on device', '53100')),
    failed('password authentication failed', '28P01'),
    failed('Connection terminated unexpectedly'),
    failed('timeout expired'),
    failed('Query read timeout'),
    failed('Knex: Timeout acquiring a connection. The pool is probably full.'),
    new AggregateError([], ''),
  ])('is an unavailable database: %s', (error) => {
    const away = error instanceof AggregateError ? Object.assign(error, { code: 'ECONNREFUSED' }) : error;
    expect(databaseUnavailable(away)).toMatchObject({
      kind: 'unavailable',
      code: 'UNAVAILABLE',
      details: { retryAfterSeconds: 2 },
    });
  });

  it.each([
    failed('duplicate key value violates unique constraint', '23505'),
    failed('syntax error at or near "only"', '42601'),
    failed('could not serialize access', '40001'),
    failed('something else'),
    'a text',
    undefined,
  ])('is a defect of ours: %s', (error) => {
    expect(databaseUnavailable(error)).toBeUndefined();
  });
});
