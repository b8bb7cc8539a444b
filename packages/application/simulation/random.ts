/** Numbers that follow from a seed and a name alone, so that one use more somewhere changes nothing elsewhere. */
export class Random {
  #state: number;
  constructor(seed: number, name: string) {
    this.#state = [...name].reduce((hash, letter) => mixed(hash ^ letter.charCodeAt(0)), mixed(seed + 1));
  }

  /** Another that will say the same. */
  copy(): Random {
    const same = new Random(0, '');
    same.#state = this.#state;
    return same;
  }

  /** Number from 0 to below 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    return (mixed(this.#state) >>> 0) / 2 ** 32;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  /** Undefined of nothing. */
  of<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  /** A span with that mean; most are short, some long. */
  span(mean: number): number {
    return Math.ceil(-Math.log(1 - this.next()) * mean);
  }
}

function mixed(state: number): number {
  const one = Math.imul(state ^ (state >>> 16), 0x85ebca6b);
  const two = Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return two ^ (two >>> 16);
}

/** A name that is drawn so many times as often as another. */
export const repeated = (name: string, times: number): readonly string[] =>
  Array.from({ length: times }, () => name);
