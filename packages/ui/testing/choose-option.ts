import { expect, screen, waitFor } from 'storybook/test';

interface Pointer {
  click(element: HTMLElement): Promise<void>;
}

/**
 * Opens a `Select` and chooses one of its options. Radix hides the page from screen readers until the list has
 * closed and takes no taps beside the list until a moment later, so nothing else is found or tapped before.
 */
export async function chooseOption(userEvent: Pointer, select: HTMLElement, option: string): Promise<void> {
  await userEvent.click(select);
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitFor(() => {
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(getComputedStyle(select).pointerEvents).not.toBe('none');
  });
}
