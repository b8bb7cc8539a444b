import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InstallSection } from './InstallSection.tsx';

const onInstall = fn();

const meta = {
  title: 'Screens/Account/Home screen',
  component: InstallSection,
  args: { state: { kind: 'offered', onInstall } },
  decorators: [
    (Story) => (
      <main>
        <h1>Account</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof InstallSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install' }));
    await expect(onInstall).toHaveBeenCalledOnce();
  },
};

export const Installed: Story = { args: { state: { kind: 'installed' } } };

export const OnAnIphone: Story = { args: { state: { kind: 'by-share-menu' } } };

export const ByTheBrowsersMenu: Story = { args: { state: { kind: 'by-browser-menu' } } };
