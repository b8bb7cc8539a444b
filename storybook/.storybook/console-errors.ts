import { isMockFunction } from 'storybook/test';

/** The browser delivers the rest in the next frame. On a busy machine this happens while a list opens. */
const resizeNotice = 'ResizeObserver loop completed with undelivered notifications';

/** Fails a story that wrote errors to the console, which is spied on, and says which. */
export function expectNoErrors(): void {
  const calls: readonly unknown[][] = isMockFunction(console.error) ? console.error.mock.calls : [];
  const errors = calls.map((words) => words.join(' ')).filter((words) => !words.includes(resizeNotice));
  if (errors.length > 0) throw new Error(`The story wrote to console.error: ${errors.join('\n')}`);
}
