import { minutes } from '@nestmates/domain/platform/shared/time.ts';

const linesAtMost = 20;
const within = minutes(1);

/** Whether a line may be logged of what each page that is opened could say, by one or by many. */
export function logLimit(now: () => number): () => boolean {
  let window = { since: now(), lines: 0 };
  return () => {
    if (now() - window.since > within) window = { since: now(), lines: 0 };
    window.lines += 1;
    return window.lines <= linesAtMost;
  };
}
