import { expect, it } from 'vitest';
import { camelCaseKeys, camelCaseName, columnsNamed, jsonColumns } from './names.ts';

it('are camelCase in code and snake_case in SQL', () => {
  const names = ['id', 'firstName', 'userId1', 'p256dh'];
  const columns = ['id', 'first_name', 'user_id1', 'p256dh'];
  expect(columnsNamed(names)).toEqual(columns);
  expect(columns.map(camelCaseName)).toEqual(names);
  expect(camelCaseKeys({ first_name: 'Ana', user_id1: 1 })).toEqual({ firstName: 'Ana', userId1: 1 });
});

it('are camelCase in what a statement aggregates to JSON', () => {
  expect(jsonColumns(['age', 'creativePlay'])).toBe('age as "age", creative_play as "creativePlay"');
});
