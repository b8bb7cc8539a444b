import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { Button } from '../actions/Button.tsx';
import { ChipGroup } from '../selection/ChipGroup.tsx';
import { Sheet } from './Sheet.tsx';

const meta = {
  title: 'Components/Overlays/Sheet',
  component: Sheet,
  parameters: { docs: { story: { inline: false, height: '600px' } } },
  args: {
    open: true,
    onClose: fn(),
    title: 'Filter',
    children: (
      <ChipGroup
        label="Category"
        options={['Clothes', 'Books', 'Toys', 'Outdoors'].map((label) => ({ value: label, label }))}
        value={['Books']}
        onChange={fn()}
      />
    ),
  },
} satisfies Meta<typeof Sheet>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Filter' });
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const WithFooter: Story = { args: { footer: <Button wide>Show 24 listings</Button> } };
export const Long: Story = {
  args: {
    footer: <Button wide>Show 24 listings</Button>,
    children: (
      <ChipGroup
        label="Category"
        options={Array.from({ length: 60 }, (_, index) => ({
          value: String(index),
          label: `Category number ${index + 1}`,
        }))}
        value={[]}
        onChange={fn()}
      />
    ),
  },
};
