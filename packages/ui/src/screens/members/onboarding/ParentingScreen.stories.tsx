import { type ProfileLists, profileColumns } from '@nestmates/domain/members/profiles/options.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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
  card: { firstName: 'Cleo', age: '31', city: 'Brooklyn', zipCode: '11238' },
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

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Gentle' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('heading', { name: 'When are you free?' })).toHaveFocus();
    await expect(canvas.getByText('Others only see when you both are.')).toBeVisible();
    await expect(canvas.queryByText('Select at least one day')).toBeNull();
    await expect(canvas.getByText('gentle')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change You parent' }));
    await expect(canvas.getByRole('checkbox', { name: 'Gentle' })).toBeChecked();
  },
};

/** Shows the middle of it: one answered, one open, the others wait. */
export const Midway: Story = {
  tags: ['picture'],
  args: { state: { ...asking, answers: { ...nothing, parentingVibe: ['gentle', 'playful'] } } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('What do you enjoy?')).toBeNull();
    for (const day of ['Tuesday', 'Thursday', 'Saturday']) {
      await userEvent.click(canvas.getByRole('checkbox', { name: day }));
    }
    await expect(canvas.getByRole('region', { name: 'Your card so far' })).toHaveTextContent('Tue, Thu, Sat');
  },
};

/** What is optional is opened by a tap, and left out by going on. */
export const Answered: Story = {
  args: { state: { ...asking, answers } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'What matters to you?' }));
    await expect(canvas.getByRole('heading', { name: 'What matters to you?' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.state.onSubmit).toHaveBeenCalledWith(answers);
  },
};

export const NothingAnswered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('Select at least one parenting style')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Chill' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(canvas.getByText('Select at least one day')).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Monday' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await expect(canvas.getByText('Select at least one option')).toBeVisible();
    });
  },
};

const withTags = { ...answers, availability: [...answers.availability, 'weekday-mornings'] };

/** Tags from Edit Profile are offered beside the options of onboarding, also after being unchecked. */
export const Editing: Story = {
  args: { state: { ...asking, mode: 'editing', card: undefined, known: withTags, answers: withTags } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByText('Step 2 of 4')).toBeNull();
    const tag = canvas.getByRole('checkbox', { name: 'Weekday mornings' });
    await expect(tag).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Montessori' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.state.onSubmit).toHaveBeenCalledWith({ ...withTags, parentingValues: ['montessori'] });
  },
};

export const EditingFromADraft: Story = {
  args: { state: { ...asking, mode: 'editing', card: undefined, known: withTags, answers, saved: withTags } },
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
    for (const question of ['When are you free?', 'How do you parent?']) {
      if (first) await userEvent.click(first);
      await expect(canvas.getByRole('heading', { name: question })).toHaveFocus();
    }
    await expect(args.state.onBack).not.toHaveBeenCalled();
    if (first) await userEvent.click(first);
    await expect(args.state.onBack).toHaveBeenCalledOnce();
  },
};
