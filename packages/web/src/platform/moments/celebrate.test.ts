import { currentAnnouncement } from '@nestmates/ui/toasts/announcement.ts';
import { currentToast, dismissToast } from '@nestmates/ui/toasts/toast.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { celebrate } from './celebrate.ts';
import { currentMoment, dropMoments } from './moments.ts';

const said = { title: 'Connection accepted' };
const moment = { topic: 'match-1', render: () => null };
const shownToast = () => (currentToast()?.open ? currentToast()?.title : undefined);

describe('celebrating', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('location', { pathname: '/matches' });
  });
  afterEach(() => {
    dropMoments();
    dismissToast();
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('shows a moment, and says to screen readers alone what it is', async () => {
    await celebrate({ load: async () => moment, said, at: '/matches' });
    expect([currentMoment(), currentAnnouncement(), shownToast()]).toEqual([moment, said, undefined]);
  });

  it('is not shown above another page, where a toast says it', async () => {
    await celebrate({ load: async () => moment, said, at: '/dashboard' });
    expect([currentMoment(), shownToast()]).toEqual([undefined, 'Connection accepted']);
  });

  it('says it in a toast where the code of the moment cannot be loaded', async () => {
    await celebrate({ load: () => Promise.reject(new Error('offline')), said, at: '/matches' });
    expect([currentMoment(), shownToast()]).toEqual([undefined, 'Connection accepted']);
  });

  it('says nothing aloud where there is nothing to celebrate any more', async () => {
    await celebrate({ load: async () => undefined, said, at: '/matches' });
    expect([currentMoment(), currentAnnouncement(), shownToast()]).toEqual([undefined, said, undefined]);
  });
});
