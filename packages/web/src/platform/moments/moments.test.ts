import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  closeMoment,
  currentMoment,
  dropMoments,
  dropMomentsAbout,
  showMoment,
  subscribeToMoments,
} from './moments.ts';

const moment = (topic: string, otherId?: number) => ({
  topic,
  ...(otherId === undefined ? {} : { otherId }),
  render: () => null,
});

describe('the moments', () => {
  afterEach(dropMoments);

  it('are shown one after the other, each once', () => {
    showMoment(moment('match-1'));
    showMoment(moment('swap-2'));
    showMoment(moment('match-1'));
    expect(currentMoment()?.topic).toBe('match-1');
    closeMoment('match-1');
    expect(currentMoment()?.topic).toBe('swap-2');
    closeMoment('swap-2');
    expect(currentMoment()).toBeUndefined();
  });

  it('about somebody who is gone are gone, also while they wait', () => {
    showMoment(moment('match-1', 1));
    showMoment(moment('swap-2', 2));
    showMoment(moment('swap-3', 1));
    dropMomentsAbout(1);
    expect(currentMoment()?.topic).toBe('swap-2');
    closeMoment('swap-2');
    expect(currentMoment()).toBeUndefined();
  });

  it('tell those who listen only of what has changed for them', () => {
    showMoment(moment('match-1', 1));
    const listener = vi.fn();
    const stop = subscribeToMoments(listener);
    dropMomentsAbout(2);
    expect(listener).not.toHaveBeenCalled();
    closeMoment('match-1');
    expect(listener).toHaveBeenCalledOnce();
    stop();
  });
});
