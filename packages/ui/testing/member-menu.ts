import { screen, type userEvent } from 'storybook/test';

type User = ReturnType<typeof userEvent.setup>;

/** Opens the menu of a member, chooses an item and confirms. */
export async function chooseFromMenu(
  user: Pick<User, 'click'>,
  { about, item, answer }: { readonly about: string; readonly item: string; readonly answer: string },
): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `More about ${about}` }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  await user.click(await screen.findByRole('button', { name: answer }));
}
