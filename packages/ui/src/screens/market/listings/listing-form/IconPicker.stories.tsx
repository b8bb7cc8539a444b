import { displayIcons, onboardingIconGroups } from '@nestmates/domain/market/listings/service-icons.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WithState } from '../../../../../testing/WithState.tsx';
import { IconPicker } from './IconPicker.tsx';

const meta = {
  title: 'Screens/Marketplace/Icon Picker',
  component: IconPicker,
  args: { name: 'serviceIcon', groups: onboardingIconGroups, value: '', onChange: fn() },
  render: ({ value, onChange, ...rest }) => (
    <WithState value={value} onChange={onChange}>
      {(held) => <IconPicker {...rest} {...held} />}
    </WithState>
  ),
} satisfies Meta<typeof IconPicker>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Pet care' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Dog');
    await expect(canvas.getByRole('radio', { name: 'Pet care' })).toBeChecked();
  },
};

export const Found: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search icons'), ' MUS{Enter}');
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('radio', { name: 'Music' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('Music');
    await userEvent.clear(canvas.getByLabelText('Search icons'));
    await userEvent.type(canvas.getByLabelText('Search icons'), 'creative');
    await expect(canvas.getAllByRole('radio')).toHaveLength(3);
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search icons'), 'plumber');
    await expect(canvas.getByText('No icon is called “plumber”.')).toBeVisible();
  },
};

export const Missing: Story = { args: { error: 'Please select an icon for your service' } };

export const OfTheEditDialog: Story = {
  args: { groups: [{ label: 'Services', icons: displayIcons }], value: 'music' },
};
