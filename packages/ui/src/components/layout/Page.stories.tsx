import type { Meta, StoryObj } from '@storybook/react-vite';
import { RotateCw } from 'lucide-react';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { IconButton } from '../actions/IconButton.tsx';
import { Page } from './Page.tsx';

const meta = {
  title: 'Components/Layout/Page',
  component: Page,
  parameters: {
    guide: {
      use: 'The outer layout of a page within the shell: margins, width, title.',
      avoid: 'A page without the shell; use StandalonePage.',
      do: ['One h1, with italics on one phrase'],
      dont: ['Set margins of a page anywhere else'],
    } satisfies ComponentGuide,
    layout: 'fullscreen',
  },
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
