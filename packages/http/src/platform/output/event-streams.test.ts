import { EventEmitter } from 'node:events';
import { endpoint } from '@nestmates/application/platform/contract/endpoint.ts';
import type { StreamWriter } from '@nestmates/application/platform/contract/stream.ts';
import type { Context } from 'koa';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { EventStreams } from './event-streams.ts';

const ticks = endpoint({
  method: 'get',
  path: '/api/ticks',
  access: 'public',
  response: z.object({ text: z.string() }),
  streams: true,
  summary: 'A stream, there for this test alone.',
});

/** A response whose client reads what is written, or nothing. */
class FakeResponse extends EventEmitter {
  readonly written: string[] = [];
  writableLength = 0;
  writableEnded = false;
  destroyed = false;
  closed = false;
  write(text: string): void {
    this.written.push(text);
  }
  end(): void {
    this.writableEnded = true;
    this.emit('close');
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

let streams: EventStreams;
beforeEach(() => {
  vi.useFakeTimers();
  streams = new EventStreams();
});
afterEach(() => {
  vi.useRealTimers();
});

function begin(response = new FakeResponse()) {
  const onLeave = vi.fn();
  let writer: StreamWriter<unknown> = { send: () => undefined, end: () => undefined };
  streams.begin({ res: response, set: () => undefined } as unknown as Context, ticks, (given) => {
    writer = given;
    return onLeave;
  });
  return {
    wire: response,
    left: onLeave,
    send: (event: unknown, id?: string) => writer.send(event, id),
    end: () => writer.end(),
  };
}

describe("an event stream's response", () => {
  it('starts with a reconnect delay that differs between pages', () => {
    const pauses = Array.from({ length: 20 }, () => {
      const [first = ''] = begin().wire.written;
      return Number(/^retry: (\d+)\n\n$/.exec(first)?.[1]);
    });
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(1000);
    expect(Math.max(...pauses)).toBeLessThanOrEqual(3000);
    expect(new Set(pauses).size).toBeGreaterThan(5);
  });

  it('carries an event as one line, without what its endpoint does not list, whatever the text', () => {
    const { wire, send } = begin();
    send({ text: 'one\n\ndata: two', secret: 1 }, '7-1');
    expect(wire.written.at(-1)).toBe('id: 7-1\ndata: {"text":"one\\n\\ndata: two"}\n\n');
  });

  it('sends heartbeats, which stop with the last stream', () => {
    const [one, other] = [begin(), begin()];
    vi.advanceTimersByTime(41_000);
    for (const { wire } of [one, other])
      expect(wire.written.filter((text) => text === ':\n\n')).toHaveLength(2);
    one.end();
    vi.advanceTimersByTime(20_000);
    expect(one.wire.written.at(-1)).toBe(':\n\n');
    expect(other.wire.written.filter((text) => text === ':\n\n')).toHaveLength(3);
    expect(vi.getTimerCount()).toBe(1);
    other.end();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is closed when the page does not read, and left once', () => {
    const { wire, left, send } = begin();
    wire.writableLength = 65 * 1024;
    send({ text: 'one more' });
    expect([wire.destroyed, left.mock.calls.length]).toEqual([true, 1]);
  });

  it('is left at once when the page disconnected during its preparation', () => {
    const wire = Object.assign(new FakeResponse(), { closed: true });
    expect(begin(wire).left).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('sends nothing after its end', () => {
    const { wire, send, end } = begin();
    end();
    const before = wire.written.length;
    send({ text: 'late' });
    expect(wire.written).toHaveLength(before);
  });
});
