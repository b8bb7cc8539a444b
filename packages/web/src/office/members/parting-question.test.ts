import { expect, it } from 'vitest';
import { partingQuestion } from './parting-question.ts';

const account = {
  memberId: 2,
  saleOf: null,
  firstName: 'Marek',
  lastName: null,
  shares: ['bank'],
  owed: 0,
  parting: 'none',
  mayConfirm: false,
} as const;

it.each([
  [{}, 'Not the same person?', 'They Are Two'],
  [{ parting: 'proposed', mayConfirm: true }, 'Not the same person?', 'Confirm It'],
  [{ parting: 'proposed' }, 'The same person?', 'They Are One'],
  [{ parting: 'parted' }, 'The same person?', 'They Are One'],
] as const)('asks of an account with %j: %s', (said, title, confirm) => {
  expect(partingQuestion(1, { ...account, ...said }).question).toMatchObject({ title, confirm });
});
