/** What a member did, and what the member was told. */
export interface Sent {
  readonly text: string;
  readonly to: number;
  /** The message's id, once the member was told that it is sent. */
  readonly id?: number;
}

/** A try that was not answered as it should have been. */
export interface Failure {
  readonly at: number;
  readonly what: string;
}

/** A message that is stored. */
export interface Stored {
  readonly id: number;
  readonly text: string;
}

/** What the stream of a member brought. */
export interface Heard {
  readonly memberId: number;
  readonly messageIds: readonly number[];
}

export interface Verdict {
  /** Acknowledged and gone, or with another text. */
  readonly lost: readonly string[];
  /** Stored more than once. */
  readonly doubled: readonly string[];
  /** Acknowledged, and not brought by the stream of who it is for. */
  readonly unheard: readonly string[];
  /** Brought more than once. */
  readonly heardTwice: readonly number[];
}

const countsOf = <Key>(keys: readonly Key[]): Map<Key, number> => {
  const counts = new Map<Key, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
};

const twice = <Key>(keys: readonly Key[]): Key[] =>
  [...countsOf(keys)].filter(([, count]) => count > 1).map(([key]) => key);

/** Holds what members were told against what is stored and what their streams brought. */
export function check(sent: readonly Sent[], stored: readonly Stored[], heard: readonly Heard[]): Verdict {
  const textOf = new Map(stored.map(({ id, text }) => [id, text]));
  const heardBy = new Map(heard.map(({ memberId, messageIds }) => [memberId, new Set(messageIds)]));
  const acknowledged = sent.flatMap((one) => (one.id === undefined ? [] : [{ ...one, id: one.id }]));
  return {
    lost: acknowledged.filter(({ id, text }) => textOf.get(id) !== text).map(({ text }) => text),
    doubled: twice(stored.map(({ text }) => text)),
    unheard: acknowledged.filter(({ id, to }) => heardBy.get(to)?.has(id) !== true).map(({ text }) => text),
    heardTwice: heard.flatMap(({ messageIds }) => twice(messageIds)),
  };
}
