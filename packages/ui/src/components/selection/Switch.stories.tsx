import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Components/Selection/Switch',
  parameters: {
    guide: {
      use: 'Something that is on or off and takes effect at once.',
      avoid: 'It takes effect when a form is sent; use Checkbox.',
      keyboard: { Space: 'Turns it on and off' },
      do: ['Say what is on, not “enable”'],
      dont: ['Ask for confirmation'],
    } satisfies ComponentGuide,
  },
  component: Switch,
  args: { label: 'Mommy AI insights', value: false, onChange: fn() },
  render: (args) => <WithState {...args}>{(held) => <Switch {...args} {...held} />}</WithState>,
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Mommy AI insights' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
export const On: Story = { args: { value: true } };
export const WithDescription: Story = {
  args: {
    label: 'Email me about unread messages',
    description: 'At most one an hour, and only when something has waited for ten minutes.',
    value: true,
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledOn: Story = { args: { disabled: true, value: true } };
