import { expect, it } from 'vitest';
import { preparedStatement } from './prepared-statement.ts';

it('numbers its bindings by name, each once, and leaves casts as they are', () => {
  const { text, parameters } = preparedStatement(
    'page',
    "select words[1:2] from t where a = :me::integer and b > :from and c in (:me, ':'::text) limit :limit",
  );
  expect(text).toBe(
    "select words[1:2] from t where a = $1::integer and b > $2 and c in ($1, ':'::text) limit $3",
  );
  expect(parameters).toEqual(['me', 'from', 'limit']);
});
