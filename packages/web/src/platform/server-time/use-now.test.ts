import { expect, it } from 'vitest';
import { toTheMinute } from './use-now.ts';

it('keeps the time that the server has rendered with until another minute begins', () => {
  const rendered = new Date('2026-06-04T12:00:10Z');
  expect(toTheMinute(rendered, new Date('2026-06-04T12:00:59Z'))).toBe(rendered);
  const next = new Date('2026-06-04T12:01:00Z');
  expect(toTheMinute(rendered, next)).toBe(next);
  // The clock of the server can be moved back.
  const before = new Date('2026-06-04T11:59:59Z');
  expect(toTheMinute(rendered, before)).toBe(before);
});
