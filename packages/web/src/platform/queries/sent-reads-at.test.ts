import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { queryDefaults } from './query-client.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Whether a component that begins with data of the page asks for it again. */
function isAskedAgain(secondsBefore: number | undefined): boolean {
  const responseStart = Date.now() - performance.timeOrigin - (secondsBefore ?? 0) * 1000;
  const pages = secondsBefore === undefined ? [] : [{ responseStart }];
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(pages as never);
  const queryClient = new QueryClient({ defaultOptions: queryDefaults });
  const read = vi.fn(async () => 'read');
  const query = { queryKey: ['/api/cart'], queryFn: read, initialData: () => 'sent' };
  const observer = new QueryObserver(queryClient, query);
  observer.subscribe(() => undefined)();
  expect(observer.getCurrentResult().data).toBe('sent');
  queryClient.clear();
  return read.mock.calls.length > 0;
}

it('is now where the code of the page took less than a minute, and on the server', () => {
  expect(isAskedAgain(50)).toBe(false);
  expect(isAskedAgain(undefined)).toBe(false);
});

it('is too long ago where the page has waited longer, and is asked for again', () => {
  expect(isAskedAgain(70)).toBe(true);
});
