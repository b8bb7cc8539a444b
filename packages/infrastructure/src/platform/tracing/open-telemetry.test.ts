import { beforeEach, describe, expect, it } from 'vitest';
import { recordedTracing } from '../../../testing/recorded-tracing.ts';

const { tracing, spans, named, forget } = recordedTracing();
beforeEach(forget);

describe('a span', () => {
  it('ends with the promise of its work, and has failed with it', async () => {
    const failing = tracing.within('job', {}, async () => {
      throw new TypeError('of ana@nest.example');
    });
    expect(spans()).toEqual([]);
    await expect(failing).rejects.toThrow(TypeError);
    expect(named('job')).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'TypeError' } });
    expect(JSON.stringify(named('job').attributes)).not.toContain('ana@');
  });

  it('continues the trace that came along, and begins one when what came is none', () => {
    const parent = `00-${'1'.repeat(32)}-${'2'.repeat(16)}-01`;
    tracing.within('one', { parent }, () => undefined);
    tracing.within('two', { parent: 'nonsense' }, () => undefined);
    expect(named('one').spanContext().traceId).toBe('1'.repeat(32));
    expect(named('two').parentSpanContext).toBeUndefined();
  });

  it('that the sender has not recorded is not recorded here either', () => {
    tracing.within('one', { parent: `00-${'1'.repeat(32)}-${'2'.repeat(16)}-00` }, () => {
      expect(tracing.traceparent).toBeUndefined();
    });
  });
});
