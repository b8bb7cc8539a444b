import { childRule } from '@nestmates/domain/members/children/child.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { clickOnNextChange } from '../../../../../testing/click-on-next-change.ts';
import { samplePeople } from '../../../../../testing/sample-people.ts';
import { ChildrenScreen, type ChildrenScreenState } from './ChildrenScreen.tsx';
import { newChildDraft } from './child-draft.ts';

const child = (key: string, more: Partial<ReturnType<typeof newChildDraft>> = {}) => ({
  ...newChildDraft(),
  ...more,
  key,
});

const one = [child('first')];
const two = [child('first', { gender: 'girl', age: 4 }), child('second', { gender: 'boy', age: 0 })];

const asking = {
  kind: 'asking',
  logout: { pending: false, onLogout: fn() },
  mode: 'onboarding',
  answers: one,
  card: {
    firstName: 'Cleo',
    age: '31',
    city: 'Brooklyn',
    zipCode: '11238',
    parentingVibe: ['gentle'],
    availability: ['tuesday'],
  },
  onAnswers: fn(),
  onSubmit: fn(),
  onBack: fn(),
} satisfies ChildrenScreenState;

const meta = {
  title: 'Screens/Onboarding/Your Children',
  component: ChildrenScreen,
  args: { state: asking },
  parameters: {
    layout: 'fullscreen',
    shell: ({ state }: { state: ChildrenScreenState }) => (state.mode === 'editing' ? 'slim' : undefined),
  },
} satisfies Meta<typeof ChildrenScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneChild: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove child 1' })).toBeNull();
    await expect(canvas.getByRole('radio', { name: 'Boy' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Setup' }));
    await expect(asking.onSubmit).toHaveBeenCalledOnce();
  },
};

/** The card of one is open, the other is a line. */
export const TwoChildren: Story = {
  tags: ['picture'],
  args: { state: { ...asking, answers: two } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('heading', { name: 'Child 1' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Child 1' }));
    await expect(canvas.getByRole('heading', { name: 'Child 1' })).toHaveFocus();
    await expect(canvas.getByRole('radio', { name: 'Girl' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '5 years' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Change Child 2' }));
    await expect(canvas.getByText('Girl, 5 years', { selector: 'strong' })).toBeVisible();
  },
};

/** Otherwise the sticky footer covers all but a few pixels of a line, and axe measures those. */
const scrollTo = (element: HTMLElement) => element.scrollIntoView({ block: 'start' });

export const AddedAndRemoved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Another Child' }));
    await expect(canvas.getByRole('heading', { name: 'Child 2' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Child 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove child 1' }));
    await expect(canvas.queryByRole('heading', { name: 'Child 2' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Child 1' })).toHaveFocus();
    scrollTo(canvas.getByRole('button', { name: 'Undo' }));
  },
};

/** Undo restores the child with all its data at its old index. */
export const Restored: Story = {
  tags: ['!autodocs'],
  args: { state: { ...asking, mode: 'editing', answers: two } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove child 1' }));
    await expect(canvas.getByText('Removed: Girl, 4 years')).toBeVisible();
    // Waits until the time of a double tap is over.
    await waitFor(async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(canvas.getByRole('heading', { name: 'Child 1' })).toHaveFocus();
    });
    await expect(asking.onAnswers).toHaveBeenLastCalledWith(two);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove child 2' }));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await waitFor(async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('heading', { name: 'Child 2' })).toHaveFocus();
    });
  },
};

/** The undo button appears at the place of the remove button. */
export const TappedTwice: Story = {
  tags: ['!autodocs'],
  args: { state: { ...asking, mode: 'editing', answers: two } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tappedOnceMore = clickOnNextChange(canvasElement, 'Undo');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove child 1' }));
    await tappedOnceMore;
    await expect(asking.onAnswers).toHaveBeenLastCalledWith(two.slice(1));
    scrollTo(canvas.getByRole('button', { name: 'Undo' }));
  },
};

export const PreferencesChosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Creative play')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Tell us what they love (optional)' }));
    await userEvent.click(canvas.getByText('Creative play'));
    const group = canvas.getByRole('group', { name: 'Creative play: what fits?' });
    const [first] = group.querySelectorAll('input');
    if (first) await userEvent.click(first);
    await expect(canvas.getByText('1 chosen')).toBeVisible();
  },
};

export const SixChildren: Story = {
  args: {
    state: { ...asking, answers: Array.from({ length: 6 }, (_, n) => child(`c${n}`, { age: n * 3 })) },
  },
};

const stored = [
  child('first', { id: 21, gender: 'girl', age: 4 }),
  child('second', { id: 22, gender: 'boy', age: 0 }),
];

const swapOf = (
  childId: number,
  swapId: number,
  status: 'pending' | 'confirmed',
  day: number,
  { id, firstName, profilePhotoUrl }: (typeof samplePeople)[keyof typeof samplePeople],
) => ({
  childId,
  swapId,
  status,
  date: new Date(2026, 5, day, 9, 30).toISOString(),
  user: { id, firstName, profilePhotoUrl },
});

const named = {
  ...asking,
  mode: 'editing',
  answers: stored,
  swaps: [
    swapOf(21, 31, 'pending', 9, samplePeople.priya),
    swapOf(21, 32, 'confirmed', 13, samplePeople.amara),
  ],
} satisfies ChildrenScreenState;

/** Removing a child who is named in coming swaps asks first. */
export const NamedInSwaps: Story = {
  args: { state: named },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove child 1' }));
    const question = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    const words = question.getByText(/^Girl, 4 years, is named in the swap with Priya on/);
    // It fades in.
    await waitFor(() => expect(words).toBeVisible());
    await expect(canvas.getByText('Child 2')).toBeVisible();
  },
};

/** The question is answered with yes. */
export const RemovedThoughNamedInSwaps: Story = {
  args: { state: named },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove child 1' }));
    const question = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await canvas.findByText('Removed: Girl, 4 years')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Child 1' })).toHaveFocus());
    scrollTo(canvas.getByRole('button', { name: 'Undo' }));
  },
};

/** Queries by role would be too slow, with about a hundred chips in each card. */
export const AsManyAsThereMayBe: Story = {
  args: {
    state: {
      ...asking,
      answers: Array.from({ length: childRule.maxChildren }, (_, n) => child(`c${n}`, { age: n % 18 })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You can add up to 20 children.')).toBeVisible();
    await expect(canvas.queryByText('Add Another Child')).toBeNull();
  },
};

/** The children were changed on another page since this one was opened. */
export const ChangedMeanwhile: Story = {
  args: { state: { ...asking, mode: 'editing', answers: two, changedElsewhere: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your children were changed on another page')).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    state: { ...asking, issues: [{ path: 'children', message: 'Please add at least one child' }] },
  },
};

export const Saving: Story = { args: { state: { ...asking, kind: 'saving', answers: two } } };

export const Editing: Story = { args: { state: { ...asking, mode: 'editing', answers: two } } };

const unsaved = { ...asking, mode: 'editing', answers: two.slice(1), saved: two } as const;

export const EditingUnsaved: Story = { args: { state: unsaved } };

/** Discarding the draft also drops the undo. */
export const Discarded: Story = {
  args: {
    state: { ...unsaved, answers: [...two.slice(1), ...one.map((child) => ({ ...child, key: 'third' }))] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove child 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(asking.onAnswers).toHaveBeenLastCalledWith(two);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};

const failed = {
  kind: 'failed',
  mode: 'onboarding',
  logout: asking.logout,
  retrying: false,
  onRetry: fn(),
  onBack: fn(),
} satisfies ChildrenScreenState;

/** The layout of the step stays. */
export const LoadFailed: Story = {
  args: { state: failed },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load your children');
    await expect(canvas.getByText('Step 3 of 4')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(failed.onRetry).toHaveBeenCalledOnce();
    for (const way of canvas.getAllByRole('button', { name: 'Back' })) await userEvent.click(way);
    await expect(failed.onBack).toHaveBeenCalledTimes(2);
  },
};

export const LoadFailedWhileEditing: Story = { args: { state: { ...failed, mode: 'editing' } } };

export const Retrying: Story = { args: { state: { ...failed, retrying: true } } };
