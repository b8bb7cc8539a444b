import { days, minutes } from '@nestmates/domain/platform/shared/time.ts';
import { describe, expect, it } from 'vitest';
import { insightsInMemory } from '../../../testing/memory/insights-in-memory.ts';
import { noTokens } from './nothing-to-write.ts';
import type { Draft, WritingOutcome } from './ports.ts';

const codeOf = (code: string) => expect.objectContaining({ code });
const accept = <Text>(outcome: WritingOutcome<Text>) => outcome;

const draftOf = (outcome: WritingOutcome<string>, maxTokens = 1000): Draft<string> => ({
  maxTokens,
  write: async () => outcome,
});
const written: WritingOutcome<string> = { kind: 'written', text: 'Hello', use: { input: 120, output: 80 } };
let purposes = 0;
/** Another text each time, unless the purpose is given. */
const requestOf = (memberId: number, draft: Draft<string>, purpose = `text ${++purposes}`) => ({
  memberId,
  purpose,
  draft,
  accept,
  keep: async (text: string) => text,
});

describe('writing within a budget', () => {
  it('costs what the provider says it used', async () => {
    const { writing, reservations } = insightsInMemory();
    expect(await writing.write(requestOf(1, draftOf(written)))).toBe('Hello');
    expect(reservations.all).toEqual([
      { memberId: 1, day: '2026-03-05', reserved: 1000, status: 'settled', used: 200 },
    ]);
  });

  it('costs all that was reserved where the provider does not say, also when it failed', async () => {
    const { writing, reservations } = insightsInMemory();
    const slow: WritingOutcome<string> = { kind: 'failed', reason: 'slow', use: undefined };
    await expect(writing.write(requestOf(1, draftOf(slow)))).rejects.toEqual(codeOf('AI_UNAVAILABLE'));
    expect(reservations.all).toMatchObject([{ used: 1000 }]);
  });

  it('is refused before the provider is asked when a budget of the day would not do', async () => {
    const { writing, clock } = insightsInMemory({ perMember: 1500, inAll: 2500 });
    const dear = draftOf({ ...written, use: undefined });
    await writing.write(requestOf(1, dear));
    await expect(writing.write(requestOf(1, dear))).rejects.toEqual(codeOf('RATE_LIMITED'));
    await writing.write(requestOf(2, dear));
    await expect(writing.write(requestOf(3, dear))).rejects.toEqual(codeOf('AI_UNAVAILABLE'));
    clock.forward(days(1));
    expect(await writing.write(requestOf(1, dear))).toBe('Hello');
  });

  it('reaches the provider once for the same text, until the first try can only have died', async () => {
    const { writing, clock } = insightsInMemory();
    const begun = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<WritingOutcome<string>>();
    const write = () => {
      begun.resolve();
      return answer.promise;
    };
    const first = writing.write(requestOf(1, { maxTokens: 10, write }, 'a tip'));
    await begun.promise;
    const again = () => writing.write(requestOf(1, draftOf(written), 'a tip'));
    await expect(again()).rejects.toEqual(codeOf('BEING_WRITTEN'));
    expect(await writing.write(requestOf(1, draftOf(written)))).toBe('Hello');
    expect(await writing.write(requestOf(2, draftOf(written), 'a tip'))).toBe('Hello');
    clock.forward(minutes(1));
    expect(await again()).toBe('Hello');
    await expect(again()).rejects.toEqual(codeOf('BEING_WRITTEN'));
    answer.resolve(written);
    expect(await first).toBe('Hello');
  });

  it('may be tried again after a failure', async () => {
    const { writing } = insightsInMemory();
    const failed: WritingOutcome<string> = { kind: 'failed', reason: 'refused', use: noTokens };
    const write = (outcome: WritingOutcome<string>) => writing.write(requestOf(1, draftOf(outcome), 'a tip'));
    await expect(write(failed)).rejects.toEqual(codeOf('AI_UNAVAILABLE'));
    expect(await write(written)).toBe('Hello');
  });

  it('reserves nothing for what costs nothing', async () => {
    const { writing, reservations } = insightsInMemory({ perMember: 0, inAll: 0 });
    expect(await writing.write(requestOf(1, draftOf({ ...written, use: noTokens }, 0)))).toBe('Hello');
    expect(reservations.all).toEqual([]);
  });
});
