import type { ThreadWave } from '../../waves/thread-waves.ts';
import type { ThreadMessage } from './thread-rows.ts';

export interface NewestEntry {
  readonly key: string;
  readonly mine: boolean;
  /** Whether it is a message. */
  readonly counted: boolean;
  /** What screen readers say, if it is the other's. */
  readonly said: string;
}

/** The newest entry, by which the thread scrolls. */
export function newestOf(
  name: string,
  messages: readonly ThreadMessage[],
  waves: readonly ThreadWave[],
): NewestEntry | undefined {
  const [message, wave] = [messages.at(-1), waves.at(-1)];
  if (wave && (!message || wave.at >= message.at))
    return { key: wave.key, mine: wave.mine, counted: false, said: `${name} waved` };
  return message && { key: message.key, mine: message.mine, counted: true, said: `${name}: ${message.text}` };
}
