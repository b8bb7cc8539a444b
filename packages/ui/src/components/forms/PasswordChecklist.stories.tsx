import { passwordRules } from '@nestmates/domain/members/accounts/password.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../../testing/component-guide.ts';
import { WithState } from '../../../testing/WithState.tsx';
import { PasswordChecklist } from './PasswordChecklist.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = {
  title: 'Components/Forms/PasswordChecklist',
  parameters: {
    guide: {
      use: 'What a strong password has, ticked off while it is typed.',
      avoid: 'Logging in; nobody needs rules there.',
      do: ['Place it right below the field'],
      dont: ['Turn it red before she has finished'],
    } satisfies ComponentGuide,
  },
  component: PasswordChecklist,
  args: { rules: passwordRules, password: '' },
} satisfies Meta<typeof PasswordChecklist>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingTyped: Story = {};
export const HalfWay: Story = { args: { password: 'nestmates1' } };
export const AllMet: Story = { args: { password: 'Nestmates1!' } };
export const Refused: Story = {
  args: { password: 'Password1!', refused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not easy to guess')).toHaveTextContent('not met yet');
    const [met, unmet] = [canvas.getByText('One number'), canvas.getByText('Not easy to guess')];
    await expect(getComputedStyle(met).color).toBe(getComputedStyle(unmet).color);
  },
};
export const AsAdvice: Story = { args: { password: 'nest', title: 'A strong password has' } };

export const FollowsWhatIsTyped: Story = {
  render: ({ rules }) => (
    <div style={{ display: 'grid', gap: 'var(--space-3)' }}>
      <WithState value="" onChange={fn()}>
        {(held) => (
          <>
            <PasswordField {...held} label="Password" autoComplete="new-password" describedBy="rules" />
            <PasswordChecklist id="rules" rules={rules} password={held.value} />
          </>
        )}
      </WithState>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const number = canvas.getByText('One number');
    await expect(number).toHaveTextContent('not met yet');
    await userEvent.type(canvas.getByLabelText('Password'), 'nest1');
    await expect(number).toHaveTextContent(/, met$/);
    await expect(canvas.getByText('One uppercase letter')).toHaveTextContent('not met yet');
  },
};
