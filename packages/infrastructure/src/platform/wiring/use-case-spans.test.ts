import { beforeEach, describe, expect, it } from 'vitest';
import { recordedTracing } from '../../../testing/recorded-tracing.ts';
import { traced } from './use-case-spans.ts';

const { tracing, spans, named, around, forget } = recordedTracing();
beforeEach(forget);

class Greetings {
  readonly #word = 'Hello';
  #count = 0;
  get count() {
    return this.#count;
  }
  async greet(name: string) {
    this.#count += 1;
    return this.twice(`${this.#word} ${name}`);
  }
  twice = (text: string) => `${text} ${text}`;
}

describe('a use case', () => {
  it('has a span for each call within a trace, and works as before', async () => {
    const greetings = traced(new Greetings(), tracing);
    expect(await tracing.within('request', {}, () => greetings.greet('Fay'))).toBe('Hello Fay Hello Fay');
    expect(around(named('Greetings.greet'))).toEqual(['request']);
    expect(greetings.count).toBe(1);
  });

  it('begins no trace by itself', async () => {
    await traced(new Greetings(), tracing).greet('Fay');
    expect(spans()).toEqual([]);
  });
});
