import { describe, expect, it, vi } from 'vitest';
import { currentToast, dismissToast, subscribeToToasts, toast } from './toast.ts';

describe('the toast', () => {
  it('gives its place to a newer one', () => {
    toast({ title: 'Photo uploaded!' });
    toast({ title: 'Profile updated!' });
    expect(currentToast()).toMatchObject({ title: 'Profile updated!', open: true });
  });

  it('closes when it is sent away, and keeps its words for the way out', () => {
    toast({ title: 'Refreshed!' });
    dismissToast();
    expect(currentToast()).toMatchObject({ title: 'Refreshed!', open: false });
  });

  it('is not closed by what was meant for the one before', () => {
    toast({ title: 'Photo uploaded!' });
    const before = currentToast()?.id;
    toast({ title: 'Profile updated!' });
    dismissToast(before);
    expect(currentToast()?.open).toBe(true);
  });

  it('tells those who listen, until they stop', () => {
    const listener = vi.fn();
    const stop = subscribeToToasts(listener);
    toast({ title: 'Refreshed!' });
    stop();
    toast({ title: 'Refreshed!' });
    expect(listener).toHaveBeenCalledOnce();
  });
});
