import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetSentReadsSoon, receivePageData, takeSentRead } from './page-data.ts';

const data = { now: '2026-06-04T12:00:00Z', me: { id: 7 }, reads: { '/api/counts': { body: 3 } } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { getElementById: () => ({ textContent: JSON.stringify(data) }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('keeps what was sent for as long as the code of the page takes, and then for ten seconds', () => {
  expect(receivePageData()).toEqual({ id: 7 });
  vi.advanceTimersByTime(60_000);
  expect(takeSentRead('/api/counts')).toEqual({ body: 3 });
  receivePageData();
  forgetSentReadsSoon();
  vi.advanceTimersByTime(9_999);
  expect(takeSentRead('/api/counts')).toEqual({ body: 3 });
  receivePageData();
  vi.advanceTimersByTime(1);
  expect(takeSentRead('/api/counts')).toBeUndefined();
});
