import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { PlannerBasisProps } from './PlannerBasis.tsx';
import { PlannerScreen, type PlannerScreenState } from './PlannerScreen.tsx';
import { sampleMatches } from './sample-matches.ts';

const { priya, amara, mei, maria } = sampleMatches;
const [onFind, onAct, onWithoutSuggestions, onRetry] = [fn(), fn(), fn(), fn()];

const found = {
  kind: 'ready',
  matches: [priya, amara, mei],
  enabled: true,
  author: 'nestmates',
  stepOf: () => 'open',
  onAct,
} as const satisfies PlannerScreenState['result'];
const withResult = (result: PlannerScreenState['result']) => ({ state: { result, onFind } });

const meta = {
  title: 'Screens/Playdate Planner',
  component: PlannerScreen,
  args: withResult(found),
  parameters: { layout: 'fullscreen', shell: { path: '/playdate-planner' } },
  beforeEach: () => {
    for (const spy of [onFind, onAct, onWithoutSuggestions, onRetry]) spy.mockClear();
  },
} satisfies Meta<typeof PlannerScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Connections can be suggested a playdate; whoever is not one is asked to connect. */
export const Found: Story = {
  tags: ['picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText('Written by Nestmates')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Suggest a Playdate to Priya' }));
    await expect(onAct).toHaveBeenLastCalledWith(priya);
    await userEvent.click(canvas.getByRole('button', { name: 'Connect with Mei' }));
    await expect(onAct).toHaveBeenLastCalledWith(mei);
    await userEvent.click(canvas.getByRole('button', { name: 'Find Again' }));
    await expect(onFind).toHaveBeenCalledOnce();
  },
};

export const WrittenWithAi: Story = { args: withResult({ ...found, author: 'ai' }) };

const basis: PlannerBasisProps = {
  children: { kind: 'ready', value: sampleMatches.priya.children },
  free: ['Weekday mornings', 'Saturdays'],
  suggestions: { kind: 'ready', value: true },
  waiting: 1,
};

export const BeforeLooking: Story = {
  tags: ['picture'],
  args: withResult({ kind: 'none', basis }),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Your children/ })).toHaveAttribute(
      'href',
      '/edit-profile/children',
    );
    await expect(canvas.getByRole('link', { name: /1 waits for your answer/ })).toHaveAttribute(
      'href',
      '/playdates',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Find Matches' }));
    await expect(onFind).toHaveBeenCalledOnce();
  },
};

/** Nothing waits, nothing is filled in, and AI features are off. */
export const BeforeLookingWithLittle: Story = {
  args: withResult({
    kind: 'none',
    basis: {
      children: { kind: 'ready', value: [] },
      free: [],
      suggestions: { kind: 'ready', value: false },
      waiting: 0,
    },
  }),
};

export const BeforeLookingLoading: Story = {
  args: withResult({
    kind: 'none',
    basis: { ...basis, children: { kind: 'loading' }, suggestions: { kind: 'loading' } },
  }),
};

export const BeforeLookingFailed: Story = {
  args: withResult({
    kind: 'none',
    basis: { ...basis, children: { kind: 'failed', onRetry }, suggestions: { kind: 'failed', onRetry } },
  }),
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Retry/ })) await userEvent.click(button);
    await expect(onRetry).toHaveBeenCalledTimes(2);
  },
};

export const Finding: Story = {
  args: withResult({ kind: 'finding' }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Finding…' }));
    await expect(onFind).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = { args: withResult({ ...found, matches: [maria, priya] }) };

/** AI features are off: the matches come without suggestions. */
export const SwitchedOff: Story = {
  args: withResult({
    ...found,
    enabled: false,
    author: null,
    matches: [priya, amara].map((match) => ({ ...match, aiSuggestion: null })),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open the settings' })).toHaveAttribute(
      'href',
      '/dashboard/mommy-ai',
    );
    await expect(canvas.queryByText('Written by Nestmates')).toBeNull();
  },
};

export const Sending: Story = {
  args: withResult({ ...found, stepOf: ({ user }) => (user.id === priya.user.id ? 'sending' : 'open') }),
};

export const Sent: Story = {
  args: withResult({ ...found, stepOf: () => 'done' }),
  play: async ({ canvas }) => {
    const [link] = canvas.getAllByRole('link', { name: 'See your playdates' });
    await expect(link).toHaveAttribute('href', '/playdates');
    await expect(canvas.getByText('Request sent.')).toBeVisible();
  },
};

export const NobodyFound: Story = { args: withResult({ ...found, matches: [], author: null }) };

export const NoChildren: Story = {
  args: withResult({
    kind: 'missing',
    reason: 'Please add your children to your profile first, so that we can look for playmates of their age.',
    href: '/edit-profile/children',
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Edit your profile' })).toHaveAttribute(
      'href',
      '/edit-profile/children',
    );
  },
};

/** Only the suggestions could not be written. */
export const ProviderDown: Story = {
  args: withResult({
    kind: 'failed',
    reason: 'We could not write this for you just now. Please try again later.',
    onWithoutSuggestions,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find Without Suggestions' }));
    await expect(onWithoutSuggestions).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: withResult({ kind: 'failed', reason: 'Your connection may be gone for a moment.' }),
};
