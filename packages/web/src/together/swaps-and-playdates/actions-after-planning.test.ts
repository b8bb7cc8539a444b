import { expect, it } from 'vitest';
import { actionsAfterPlanning } from './actions-after-planning.ts';

const dana = { id: 4, firstName: 'Dana' };
const list = { label: 'See your swaps', href: '/babysitting-swaps' };
const labels = (messages: boolean, calendar: boolean) => {
  const { main, quiet } = actionsAfterPlanning(dana, { messages, calendar }, list);
  return [main.label, quiet.label];
};

it('offers what the plan opens, and to a Free member the list', () => {
  expect(labels(true, true)).toEqual(['Message Dana', 'Open the calendar']);
  expect(labels(true, false)).toEqual(['Message Dana', 'See your swaps']);
  expect(labels(false, false)).toEqual(['See your swaps', 'Later']);
  expect(actionsAfterPlanning(dana, { messages: true, calendar: true }, list).main.href).toBe(
    '/messages?user=4',
  );
});
