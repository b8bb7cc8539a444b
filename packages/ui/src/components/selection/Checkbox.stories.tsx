import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { TextLink } from '../actions/TextLink.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Selection/Checkbox',
  parameters: {
    guide: {
      use: 'A consent, or one of several things in a form that is sent.',
      avoid: 'It takes effect at once; use Switch. Tags; use ChipGroup.',
      keyboard: { Space: 'Checks and unchecks it' },
      do: ['Make the label part of the target'],
      dont: ['Check a consent for her'],
    } satisfies ComponentGuide,
  },
  component: Checkbox,
  args: { value: false, onChange: fn(), children: 'Remember this search' },
  render: (args) => <WithState {...args}>{(held) => <Checkbox {...args} {...held} />}</WithState>,
} satisfies Meta<typeof Checkbox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Remember this search' });
    await userEvent.click(canvas.getByText('Remember this search'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
  },
};
export const Ticked: Story = { args: { value: true } };
export const Wrong: Story = {
  args: { error: 'You must agree to the terms' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('You must agree to the terms');
  },
};
export const WithLinks: Story = {
  args: {
    children: (
      <>
        I agree to the <TextLink href="/terms">Terms of Service</TextLink> and{' '}
        <TextLink href="/privacy">Privacy Policy</TextLink>
      </>
    ),
  },
};
export const Disabled: Story = { args: { disabled: true } };
export const DisabledTicked: Story = { args: { disabled: true, value: true } };
