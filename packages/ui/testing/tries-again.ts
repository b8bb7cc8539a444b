import { expect, type fn } from 'storybook/test';

interface Played {
  readonly canvas: { getByRole(role: 'button', options: { readonly name: string }): HTMLElement };
  readonly userEvent: { click(element: HTMLElement): Promise<void> };
}

/** The `play` of a state in which something was not loaded: its button asks for another try. */
export const triesAgain =
  (onRetry: ReturnType<typeof fn>) =>
  async ({ canvas, userEvent }: Played): Promise<void> => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  };
