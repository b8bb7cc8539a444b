import { currentToast, dismissToast, toast } from '@nestmates/ui/toasts/toast.ts';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/errors.ts';
import { queryClient } from '../queries/query-client.ts';
import { queryKey } from '../queries/query-key.ts';
import { begin, type MemberAction, mutationOf } from './member-action.ts';
import { closeVerificationPrompt, isVerificationAsked } from './verification-prompt.ts';

interface Request {
  readonly id: number;
}

const refusal = () => new ApiError(409, JSON.stringify({ error: 'CODE', message: 'Already answered.' }), '');

const accept: MemberAction<Request, { readonly name: string }> = {
  call: async () => ({ name: 'Priya' }),
  says: ({ name }) => `${name} is connected`,
  fails: { title: 'Failed to accept', description: 'Please try again.' },
  touches: { type: 'answer' },
};
const failing = (error: unknown) => ({ ...accept, call: () => Promise.reject(error) });

const run = <Input, Answer>(action: MemberAction<Input, Answer>, input: Input) =>
  new MutationObserver(queryClient, mutationOf(action, ['test'])).mutate(input).catch(() => undefined);

/** Counts how often the list of requests is read. */
function readRequests() {
  const read = vi.fn(async () => []);
  const queryKeyOfRequests = queryKey('get /api/connections/pending');
  const observer = new QueryObserver(queryClient, { queryKey: queryKeyOfRequests, queryFn: read });
  queryClient.setQueryData(queryKeyOfRequests, []);
  stops.push(observer.subscribe(() => undefined));
  return read;
}

let stops: (() => void)[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  queryClient.clear();
  toast({ title: 'Before' });
  dismissToast();
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
});

describe('a change', () => {
  it('is said with its answer, and what it touches is read again', async () => {
    const read = readRequests();
    await run(accept, { id: 7 });
    expect(currentToast()).toMatchObject({ title: 'Priya is connected', open: true });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("that fails says so in the server's sentence, or else in its own", async () => {
    await run(failing(refusal()), { id: 7 });
    expect(currentToast()).toMatchObject({
      title: 'Failed to accept',
      description: 'Already answered.',
      destructive: true,
    });
    await run(failing(new TypeError('Failed to fetch')), { id: 7 });
    expect(currentToast()).toMatchObject({ description: 'Please try again.' });
  });

  it('says nothing of a failure that is shown elsewhere', async () => {
    await run({ ...failing(refusal()), fails: () => undefined }, { id: 7 });
    expect(currentToast()).toMatchObject({ title: 'Before', open: false });
  });

  it('asks her to verify her e-mail where that is why it was refused, without a toast', async () => {
    const unverified = new ApiError(
      403,
      JSON.stringify({ error: 'EMAIL_UNVERIFIED', message: 'Verify.' }),
      '',
    );
    expect(isVerificationAsked()).toBe(false);
    await run(failing(unverified), { id: 7 });
    expect(isVerificationAsked()).toBe(true);
    expect(currentToast()).toMatchObject({ title: 'Before', open: false });
    closeVerificationPrompt();
  });

  it('touches nothing when it fails', async () => {
    const read = readRequests();
    await run(failing(refusal()), { id: 7 });
    expect(read).not.toHaveBeenCalled();
  });

  it('is shown before its answer, and taken back when it fails', async () => {
    let shown = 'old';
    const optimistic = () => {
      shown = 'new';
      return () => {
        shown = 'old';
      };
    };
    await run({ ...accept, optimistic }, { id: 7 });
    expect(shown).toBe('new');
    await run({ ...failing(refusal()), optimistic }, { id: 7 });
    expect(shown).toBe('old');
  });

  it('waits for those of its scope', async () => {
    const sent: number[] = [];
    const first = Promise.withResolvers<void>();
    const inOrder: MemberAction<number, void> = {
      scope: 'deck',
      call(which) {
        sent.push(which);
        return first.promise;
      },
    };
    const both = [run(inOrder, 1), run(inOrder, 2)];
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual([1]);
    first.resolve();
    await Promise.all(both);
    expect(sent).toEqual([1, 2]);
  });
});

describe('a change of one entry of a list', () => {
  const onEntry = { ...accept, entry: { name: 'respond', idOf: ({ id }: Request) => id } };

  it('is made once at a time for each entry', async () => {
    expect(begin(onEntry, { id: 7 })).toBe(true);
    expect(begin(onEntry, { id: 7 })).toBe(false);
    expect(begin(onEntry, { id: 8 })).toBe(true);
    const both = [run(onEntry, { id: 7 }), run(onEntry, { id: 8 })];
    await vi.runAllTimersAsync();
    await Promise.all(both);
    expect(begin(onEntry, { id: 7 })).toBe(true);
    const again = run(onEntry, { id: 7 });
    await vi.runAllTimersAsync();
    await again;
  });

  it('takes as long as a double tap, and until the list is read again', async () => {
    const listRead = Promise.withResolvers<never[]>();
    readRequests().mockReturnValue(listRead.promise);
    const settled = vi.fn();
    const change = run(onEntry, { id: 7 }).then(settled);
    await vi.advanceTimersByTimeAsync(400);
    expect(currentToast()).toMatchObject({ title: 'Before' });
    await vi.advanceTimersByTimeAsync(200);
    expect(currentToast()).toMatchObject({ title: 'Priya is connected' });
    expect(settled).not.toHaveBeenCalled();
    listRead.resolve([]);
    await change;
    expect(settled).toHaveBeenCalled();
  });

  it('has the list read again where the server refuses it, and not where no server answers', async () => {
    const read = readRequests();
    const unanswered = run({ ...failing(new TypeError('Failed to fetch')), entry: onEntry.entry }, { id: 7 });
    await vi.runAllTimersAsync();
    await unanswered;
    expect(read).not.toHaveBeenCalled();
    const refused = run({ ...failing(refusal()), entry: onEntry.entry }, { id: 7 });
    await vi.runAllTimersAsync();
    await refused;
    expect(read).toHaveBeenCalledTimes(1);
  });
});
