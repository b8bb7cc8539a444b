import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, currentAnnouncement, subscribeToAnnouncements } from './announcement.ts';
import { currentToast, toast } from './toast.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is held as long as a toast, from the last one on', () => {
  const listener = vi.fn();
  const stop = subscribeToAnnouncements(listener);
  announce({ title: 'Item Removed' });
  vi.advanceTimersByTime(4000);
  announce({ title: 'Success', description: 'Found 12 potential matches!' });
  vi.advanceTimersByTime(4999);
  expect(currentAnnouncement()).toEqual({ title: 'Success', description: 'Found 12 potential matches!' });
  vi.advanceTimersByTime(1);
  expect(currentAnnouncement()).toBeUndefined();
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
});

it('sends away the toast of what was before', () => {
  toast({ title: 'Error', description: 'Failed to delete listing', destructive: true });
  announce({ title: 'Listing deleted' });
  expect(currentToast()?.open).toBe(false);
});
