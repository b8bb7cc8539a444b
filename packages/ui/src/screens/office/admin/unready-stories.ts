import type { StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

const onRetry = fn();

/** What stands on an admin page while its data is not there. */
export const unready = {
  loading: { kind: 'loading' },
  denied: { kind: 'denied' },
  failed: { kind: 'failed', onRetry },
} as const;

/** Plays `unready.failed`. */
export async function tryAgain({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  onRetry.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
}

/** Addresses that do not fit into a column. */
export const longEmails = {
  member: 'a-very-long-name-of-a-mother-who-likes-long-addresses@a-long-domain.nestmates.test',
  admin: 'a-very-long-name-of-an-administrator@a-long-domain-name.nestmates.test',
} as const;
