import { type ProfileLists, profileColumns } from '@nestmates/domain/members/profiles/options.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ParentingScreen, type ParentingScreenState } from './ParentingScreen.tsx';

const nothing = Object.fromEntries(
  Object.keys(profileColumns).map((column) => [column, []]),
) as unknown as ProfileLists;

const answers: ProfileLists = {
  ...nothing,
  parentingVibe: ['gentle', 'playful'],
  availability: ['tuesday', 'thursday', 'saturday'],
  lookingFor: ['playdates', 'babysitting-swaps'],
  lifestyleInterests: ['reading', 'hiking'],
};

const asking: ParentingScreenState = {
  kind: 'asking',
  mode: 'onboarding',
  logout: { pending: false, onLogout: fn() },
  known: nothing,
  answers: nothing,
  onAnswers: fn(),
  onSubmit: fn(),
  onBack: fn(),
};

const meta = {
  title: 'Screens/Onboarding/Parenting Style',
  component: ParentingScreen,
  args: { state: asking },
  parameters: {
    layout: 'fullscreen',
    shell: ({ state }: { state: ParentingScreenState }) => (state.mode === 'editing' ? 'slim' : undefined),
  },
} satisfies Meta<typeof ParentingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Answered: Story = {
  tags: ['picture'],
  args: { state: { ...asking, answers } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.state.onSubmit).toHaveBeenCalledWith(answers);
  },
};

export const NothingAnswered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    for (const message of [
      'Select at least one parenting style',
      'Select at least one day',
      'Select at least one option',
    ]) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
  },
};

const withTags = { ...answers, availability: [...answers.availability, 'weekday-mornings'] };

/** Tags from Edit Profile are offered beside the options of onboarding, also after being unchecked. */
export const Editing: Story = {
  args: { state: { ...asking, mode: 'editing', known: withTags, answers: withTags } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Step 2 of 3')).toBeNull();
    const tag = canvas.getByRole('checkbox', { name: 'Weekday mornings' });
    await expect(tag).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Montessori' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.state.onSubmit).toHaveBeenCalledWith({ ...withTags, parentingValues: ['montessori'] });
  },
};

export const EditingFromADraft: Story = {
  args: { state: { ...asking, mode: 'editing', known: withTags, answers, saved: withTags } },
  play: async ({ canvas, userEvent }) => {
    const tag = canvas.getByRole('checkbox', { name: 'Weekday mornings' });
    await expect(tag).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(tag).toBeChecked();
  },
};

export const Saving: Story = { args: { state: { ...asking, kind: 'saving', answers } } };

export const Back: Story = {
  tags: ['!autodocs'],
  args: { state: { ...asking, answers } },
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Back' });
    if (first) await userEvent.click(first);
    await expect(args.state.onBack).toHaveBeenCalledOnce();
  },
};
