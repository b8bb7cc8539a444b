import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountPartScreen } from '../accounts/AccountPartScreen.tsx';
import { accountPartNames } from '../accounts/account-part-names.ts';
import { VisibilitySection } from './ProfileVisibility.tsx';

const onPaused = fn();
const state = { zipShownTo: 'everyone', paused: false, onZipShownTo: fn(), onPaused } as const;

const meta = {
  title: 'Screens/Account/Who sees my zip code',
  component: VisibilitySection,
  parameters: { layout: 'fullscreen', shell: { path: '/account/visibility' } },
  args: { state },
  decorators: [(Story) => <AccountPartScreen title={accountPartNames.visibility} named={<Story />} />],
} satisfies Meta<typeof VisibilitySection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Pause my profile' }));
    await expect(onPaused).toHaveBeenCalledWith(true);
  },
};
export const HiddenFromEverybody: Story = {
  args: { state: { ...state, zipShownTo: 'nobody', paused: true } },
};
export const Wide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };
