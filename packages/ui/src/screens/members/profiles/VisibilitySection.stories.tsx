import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountPartScreen } from '../accounts/AccountPartScreen.tsx';
import { accountPartNames } from '../accounts/account-part-names.ts';
import { PauseSection, ZipSection } from './ProfileVisibility.tsx';

const onPaused = fn();
const state = { zipShownTo: 'everyone', onZipShownTo: fn() } as const;

const meta = {
  title: 'Screens/Account/Who sees my zip code',
  component: ZipSection,
  parameters: { layout: 'fullscreen', shell: { path: '/account/visibility' } },
  args: { state },
} satisfies Meta<typeof ZipSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  render: (args) => (
    <AccountPartScreen title={accountPartNames.visibility} named={<ZipSection {...args} />} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Who sees my zip code' })).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

/** What the title of the page names has no name besides. */
export const Pause: Story = {
  render: () => (
    <AccountPartScreen
      title={accountPartNames.pause}
      named={<PauseSection state={{ paused: false, onPaused }} />}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Pause my profile' }));
    await expect(onPaused).toHaveBeenCalledWith(true);
  },
};
export const HiddenFromEverybody: Story = { ...Usual, args: { state: { ...state, zipShownTo: 'nobody' } } };
export const Wide: Story = { ...Usual, globals: { viewport: { value: 'wide', isRotated: false } } };
