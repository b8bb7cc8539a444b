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
  endsAt: null,
} as const;

it.each([
  [{}, 'part', 'Not the same person?', 'They Are Two'],
  [{ parting: 'proposed', mayConfirm: true }, 'part', 'Not the same person?', 'Confirm It'],
  [{ parting: 'proposed', mayConfirm: true }, 'join', 'Refuse it?', 'Refuse It'],
  [{ parting: 'proposed' }, 'join', 'Take it back?', 'Take It Back'],
  [{ parting: 'parted' }, 'join', 'The same person?', 'They Are One'],
  [{ parting: 'join-proposed', mayConfirm: true }, 'join', 'The same person?', 'Confirm It'],
  [{ parting: 'join-proposed', mayConfirm: true }, 'part', 'Refuse it?', 'Refuse It'],
  [{ parting: 'join-proposed' }, 'part', 'Take it back?', 'Take It Back'],
] as const)('asks of an account with %j, to %s it: %s', (said, word, title, confirm) => {
  expect(partingQuestion(1, { ...account, ...said }, word).question).toMatchObject({ title, confirm });
});
