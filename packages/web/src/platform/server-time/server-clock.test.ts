import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime, onServerTimeChange, serverNow } from './server-clock.ts';

const device = new Date('2026-06-01T12:00:00Z');
beforeEach(() => vi.useFakeTimers({ now: device }));
afterEach(() => {
  noteServerTime(new Date().toISOString());
  vi.useRealTimers();
});

it('follows the time of the server and goes on from there', () => {
  noteServerTime('2026-06-08T12:00:00Z');
  expect(serverNow()).toEqual(new Date('2026-06-08T12:00:00Z'));
  vi.advanceTimersByTime(60_000);
  expect(serverNow()).toEqual(new Date('2026-06-08T12:01:00Z'));
});

it('tells who shows the time when it changes, and not of what an answer takes', () => {
  const listener = vi.fn();
  const stop = onServerTimeChange(listener);
  noteServerTime('2026-06-01T11:59:50Z');
  expect(listener).not.toHaveBeenCalled();
  expect(serverNow()).toEqual(device);
  noteServerTime('2026-06-01T11:00:00Z');
  expect(listener).toHaveBeenCalledOnce();
  stop();
  noteServerTime('2026-06-02T11:00:00Z');
  expect(listener).toHaveBeenCalledOnce();
});

it.each([null, undefined, '', 'yesterday'])('keeps its time where nothing is said: %s', (text) => {
  noteServerTime(text);
  expect(serverNow()).toEqual(device);
});
