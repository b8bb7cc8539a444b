import { currentToast, dismissToast, toast } from '@nestmates/ui/toasts/toast.ts';
import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { queryClient, withoutErrorToast } from './query-client.ts';

const refusal = (status: number, message = 'We are busy. Please try again.') =>
  new ApiError(status, JSON.stringify({ error: 'CODE', message }), '');

const matches = (queryFn: () => Promise<unknown>) => ({
  queryKey: ['matches'],
  queryFn,
  meta: { failedMessage: 'Failed to fetch matches', expectedStatuses: [404] },
});
const read = (error: Error) =>
  queryClient.fetchQuery({ ...matches(() => Promise.reject(error)), staleTime: 0 }).catch(() => undefined);

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(['matches'], 'good');
  toast({ title: 'Before' });
  dismissToast();
});

describe('a read that fails while older data is shown', () => {
  it("says so in the server's sentence", async () => {
    await read(refusal(503));
    expect(currentToast()).toMatchObject({
      title: 'Error',
      description: 'We are busy. Please try again.',
      destructive: true,
    });
  });

  it('says so in its own words where no server answers', async () => {
    await read(new TypeError('Failed to fetch'));
    expect(currentToast()).toMatchObject({ title: 'Error', description: 'Failed to fetch matches' });
  });

  it('says so once, however many show it, and also where good data stays', async () => {
    const shown = [1, 2].map(() =>
      new QueryObserver(queryClient, { ...matches(async () => 'good'), enabled: false }).subscribe(
        () => undefined,
      ),
    );
    const before = currentToast()?.id ?? 0;
    await read(refusal(500));
    expect(currentToast()).toMatchObject({ id: before + 1, open: true });
    expect(queryClient.getQueryData(['matches'])).toBe('good');
    for (const stop of shown) stop();
  });

  it.each([
    ['the session is over', refusal(401)],
    ['the page has its own words for it', refusal(404)],
  ])('says nothing where %s', async (_, error) => {
    await read(error);
    expect(currentToast()).toMatchObject({ title: 'Before', open: false });
  });

  it('leaves it to whoever asked for it to be read again', async () => {
    await withoutErrorToast(['matches'], () => read(refusal(500)));
    expect(currentToast()).toMatchObject({ title: 'Before', open: false });
    await read(refusal(500));
    expect(currentToast()).toMatchObject({ title: 'Error' });
  });

  it('says nothing where nothing was shown yet: the page says it there', async () => {
    queryClient.clear();
    await read(refusal(500));
    expect(currentToast()).toMatchObject({ title: 'Before', open: false });
  });

  it('says nothing of what nobody would miss', async () => {
    const error = refusal(500);
    await queryClient
      .fetchQuery({ queryKey: ['unread'], queryFn: () => Promise.reject(error) })
      .catch(() => undefined);
    expect(currentToast()).toMatchObject({ title: 'Before', open: false });
  });
});
