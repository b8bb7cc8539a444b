import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { currentToast, dismissToast, type Toast, toast } from '../../toasts/toast.ts';
import { Button } from '../actions/Button.tsx';
import { Toaster } from './Toaster.tsx';

const meta = {
  title: 'Components/Feedback/Toaster',
  component: Toaster,
  parameters: {
    guide: {
      use: 'Shows the one toast: what has just happened and needs nothing more.',
      avoid: 'It must be read or acted on; use a banner or a dialog. The page already says it.',
      keyboard: { F8: 'Moves the focus to the toast', Escape: 'Dismisses it' },
      do: ['Give title and, where it helps, one sentence', 'Offer Undo instead of asking beforehand'],
      dont: ['Repeat what the page says', 'Put the only copy of an error in it'],
    } satisfies ComponentGuide,
    docs: { story: { inline: false, height: '240px' } },
  },
  beforeEach: () => () => dismissToast(),
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

const shown = (title: string) => screen.findByText(title, { selector: 'li *' });

const says = (message: Toast): Story => ({
  play: async () => {
    toast(message);
    await waitFor(async () => expect(await shown(message.title)).toBeVisible());
  },
});

export const Good = says({ title: 'Connection accepted', description: 'You can now message each other!' });
export const OnlyATitle = says({ title: 'Profile updated!' });
export const Locked = says({
  title: 'Premium Feature',
  description: 'Upgrade to Pro to write to Cleo.',
  locked: true,
});
export const Destructive = says({
  title: 'Login failed',
  description: 'Invalid email or password',
  destructive: true,
});
export const LongText = says({
  title: 'Early Bird Ended',
  description: 'The Early Bird promotion has ended, but we have more giveaways coming soon!',
  destructive: true,
});

const onAction = fn();
export const WithAction: Story = {
  play: async ({ userEvent }) => {
    const action = { label: 'Retry', onAction };
    toast({
      title: 'Failed to send message',
      description: 'It is kept here. Try again.',
      destructive: true,
      action,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await expect(onAction).toHaveBeenCalledOnce();
  },
};

export const ANewerOneTakesItsPlace: Story = {
  play: async () => {
    toast({ title: 'Photo uploaded!' });
    await shown('Photo uploaded!');
    toast({ title: 'Profile updated!' });
    await shown('Profile updated!');
    await expect(screen.queryByText('Photo uploaded!', { selector: 'li *' })).toBeNull();
  },
};

export const Dismissed: Story = {
  play: async ({ userEvent }) => {
    toast({ title: 'Profile updated!' });
    await shown('Profile updated!');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByText('Profile updated!', { selector: 'li *' })).toBeNull());
  },
};

const Elsewhere = () => (
  <>
    <Button>Elsewhere</Button>
    <Toaster />
  </>
);

export const ReachedByF8: Story = {
  render: Elsewhere,
  play: async ({ canvas, userEvent }) => {
    toast({ title: 'Profile updated!' });
    await shown('Profile updated!');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(screen.getByRole('region', { name: /F8/ })).toContainElement(active()));
  },
};

/** Not before the second tap of a double one has passed, so it is touched until the toast is gone. */
const goneOn = (touch: (element: HTMLElement) => void): Story => ({
  render: Elsewhere,
  play: async ({ canvas }) => {
    toast({ title: 'Settings saved!' });
    const item = await shown('Settings saved!');
    fireEvent.pointerDown(item);
    await expect(currentToast()?.open).toBe(true);
    const isOpen = () => currentToast()?.open;
    // It would also go by itself, after five seconds.
    await waitFor(() => {
      const before = isOpen();
      touch(canvas.getByRole('button', { name: 'Elsewhere' }));
      return expect([before, isOpen()]).toEqual([true, false]);
    });
    await waitFor(() => expect(screen.queryByText('Settings saved!', { selector: 'li *' })).toBeNull());
  },
});

export const GoneOnATap = goneOn((element) => fireEvent.pointerDown(element));
export const GoneOnAScroll = goneOn((element) => fireEvent.wheel(element));
export const GoneOnAScrollByKey = goneOn((element) => fireEvent.keyDown(element, { key: 'PageDown' }));

const WithListBelow = () => (
  <>
    <div style={{ display: 'grid', alignContent: 'end', minHeight: 'calc(100vh - 2rem)' }}>
      <a href="#under">Under it</a>
    </div>
    <Toaster />
  </>
);

/** A link of a list may lie under it on a phone. */
export const GoneOnATapOnIt: Story = {
  render: WithListBelow,
  play: async ({ userEvent }) => {
    toast({ title: 'Settings saved!' });
    const item = await shown('Settings saved!');
    await waitFor(async () => {
      await userEvent.click(item);
      return expect(currentToast()?.open).toBe(false);
    });
    await waitFor(() => expect(screen.queryByText('Settings saved!', { selector: 'li *' })).toBeNull());
  },
};

export const GoneWhenWhatLiesUnderItIsFocused: Story = {
  render: WithListBelow,
  play: async ({ canvas }) => {
    toast({ title: 'Settings saved!' });
    await shown('Settings saved!');
    await waitFor(() => {
      active().blur();
      canvas.getByRole('link', { name: 'Under it' }).focus();
      return expect(currentToast()?.open).toBe(false);
    });
    await waitFor(() => expect(screen.queryByText('Settings saved!', { selector: 'li *' })).toBeNull());
  },
};

/** Keys move the caret in a field, or choose. */
export const NotGoneByKeysOfAField: Story = {
  render: () => (
    <>
      <input aria-label="Title" />
      <Elsewhere />
    </>
  ),
  play: async ({ canvas }) => {
    toast({ title: 'Settings saved!' });
    await shown('Settings saved!');
    const isOpenAfterKeyOn = (element: HTMLElement) => {
      fireEvent.keyDown(element, { key: 'ArrowDown' });
      return currentToast()?.open;
    };
    await waitFor(() => {
      const open = [canvas.getByLabelText('Title'), canvas.getByRole('button', { name: 'Elsewhere' })].map(
        isOpenAfterKeyOn,
      );
      return expect(open).toEqual([true, false]);
    });
  },
};

const active = () => document.activeElement as HTMLElement;

const drag = (element: HTMLElement, by: number) => {
  const at = (clientX: number) => ({ pointerId: 1, button: 0, bubbles: true, clientX, clientY: 30 });
  fireEvent.pointerDown(element, at(100));
  fireEvent.pointerMove(element, at(100 + by / 2));
  fireEvent.pointerMove(element, at(100 + by));
  fireEvent.pointerUp(element, at(100 + by));
};

/** A swipe of 48 px does not close it, one of 80 px does. */
export const SwipedAway: Story = {
  play: async () => {
    toast({ title: 'Refreshed!' });
    const item = (await shown('Refreshed!')).closest('li') as HTMLElement;
    drag(item, 48);
    await expect(item).toHaveAttribute('data-swipe', 'cancel');
    drag(item, 80);
    await waitFor(() => expect(screen.queryByText('Refreshed!', { selector: 'li *' })).toBeNull());
  },
};
