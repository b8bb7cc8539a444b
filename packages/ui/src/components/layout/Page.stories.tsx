import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCw } from 'lucide-react';
import { IconButton } from '../actions/IconButton.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  parameters: { layout: 'fullscreen' },
  args: {
    title: (
      <>
        Your <em>Connections</em>
      </>
    ),
    children: <p>What the screen shows.</p>,
  },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const WithAction: Story = {
  args: { actions: <IconButton label="Refresh" icon={<RotateCw aria-hidden />} /> },
};

export const LongTitle: Story = {
  args: { title: 'Introductions in Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch' },
};

export const Wide: Story = { globals: { viewport: { value: 'wide', isRotated: false } } };
