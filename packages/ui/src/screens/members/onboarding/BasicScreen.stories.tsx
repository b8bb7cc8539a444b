import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { chooseOption } from '../../../../testing/choose-option.ts';
import { BasicScreen, type BasicScreenState } from './BasicScreen.tsx';

const empty = { firstName: '', state: '', city: '', zipCode: '', age: '' };

const asking: BasicScreenState = {
  kind: 'asking',
  mode: 'onboarding',
  logout: { pending: false, onLogout: fn() },
  answers: empty,
  cities: { kind: 'loading' },
  onTypeTown: fn(),
  onAnswers: fn(),
  onSubmit: fn(),
};

const filled = { firstName: 'Sofia', state: 'NY', city: 'Brooklyn', zipCode: '11215', age: '34' };

const meta = {
  title: 'Screens/Onboarding/Basic Information',
  component: BasicScreen,
  args: { state: asking },
  parameters: {
    layout: 'fullscreen',
    shell: ({ state }: { state: BasicScreenState }) => (state.mode === 'editing' ? 'slim' : undefined),
  },
} satisfies Meta<typeof BasicScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  tags: ['picture'],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByText('Step 1 of 4')).toBeVisible();
    // No more of a phone is taken than 136 px, with a header of 56.
    const footer = canvasElement.querySelector('[data-bottom-bar]');
    await expect(footer?.getBoundingClientRect().height).toBeLessThanOrEqual(80);
    await expect(canvas.queryByLabelText('State')).toBeNull();
    const leave = canvas.getByRole('button', { name: 'Log out' });
    await expect(leave.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(leave);
    await expect(args.state.logout.onLogout).toHaveBeenCalledOnce();
  },
};

/** Nobody scrolls from 18. */
export const AgesOpenAtTheUsual: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Age' }));
    const usual = await screen.findByRole('option', { name: '33' });
    await waitFor(() => expect(usual).toHaveFocus());
    await expect(usual).not.toHaveAttribute('data-state', 'checked');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

const named = { ...empty, firstName: 'Sofia', age: '34' };

/** The first question is folded; the second has the focus on its heading. */
export const WhereSheLives: Story = {
  tags: ['picture'],
  args: { state: { ...asking, cities: { kind: 'ready', names: ['Albany', 'Brooklyn', 'Buffalo'] } } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('First name'), 'Sofia');
    await chooseOption(userEvent, canvas.getByRole('combobox', { name: 'Age' }), '34');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('heading', { name: 'Where do you live?' })).toHaveFocus();
    await expect(canvas.queryByText('State is required')).toBeNull();
    await expect(canvas.getByRole('combobox', { name: 'City' })).toBeDisabled();
    await userEvent.type(canvas.getByRole('combobox', { name: 'State' }), 'york{Enter}');
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('New York');
    await userEvent.type(canvas.getByRole('combobox', { name: 'City' }), 'brook');
    await expect(args.state.onTypeTown).toHaveBeenLastCalledWith('brook');
    await userEvent.click(canvas.getByRole('option', { name: 'Brooklyn' }));
    await expect(canvas.getByRole('region', { name: 'Your card so far' })).toHaveTextContent('Brooklyn');
  },
};

/** Back goes to the question before, and only from the first out of the step. */
export const BackToTheFirstQuestion: Story = {
  tags: ['!autodocs'],
  args: { state: { ...asking, answers: named } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Back' })[0] as HTMLElement);
    await expect(canvas.getByRole('heading', { name: 'Who are you?' })).toHaveFocus();
    await expect(canvas.getByLabelText('First name')).toHaveValue('Sofia');
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

/** The second tap of a double tap on Continue does not call the next question wrong. */
export const ContinuedTwice: Story = {
  tags: ['!autodocs'],
  args: { state: { ...asking, answers: named } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change First name' }));
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByRole('heading', { name: 'Where do you live?' })).toHaveFocus();
    await expect(canvas.queryByText('State is required')).toBeNull();
  },
};

const magnified = { viewport: { value: 'magnified', isRotated: false } };

const nothingBeside = ({ ownerDocument: { documentElement: page } }: HTMLElement) => {
  expect(page.clientWidth).toBe(195);
  expect(page.scrollWidth).toBe(195);
};

/** Nothing overflows the screen. */
export const Magnified: Story = {
  globals: magnified,
  args: { state: { ...asking, answers: named } },
  play: ({ canvasElement }) => nothingBeside(canvasElement),
};

export const MagnifiedLongCity: Story = {
  globals: magnified,
  args: {
    state: {
      ...asking,
      answers: { ...filled, state: 'ME', city: 'Mooselookmeguntic' },
      cities: { kind: 'ready', names: ['Mooselookmeguntic'] },
    },
  },
  play: ({ canvasElement }) => nothingBeside(canvasElement),
};

export const Filled: Story = {
  args: {
    state: {
      ...asking,
      answers: filled,
      cities: { kind: 'ready', names: ['Albany', 'Brooklyn', 'Buffalo'] },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.state.onSubmit).toHaveBeenCalledWith({ ...filled, age: 34 });
  },
};

const brooklyn = { zip: '11238', state: 'NY', city: 'Brooklyn' };

export const ZipFillsInTheHome: Story = {
  args: {
    state: {
      ...asking,
      answers: { ...named, zipCode: '11238' },
      cities: { kind: 'ready', names: ['Albany', 'Brooklyn', 'Buffalo'] },
      homeOfZip: brooklyn,
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('New York'));
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Brooklyn');
  },
};

export const ZipLeavesWhatSheChose: Story = {
  tags: ['!autodocs'],
  args: {
    state: {
      ...asking,
      answers: { ...filled, city: 'Albany', zipCode: '11238' },
      cities: { kind: 'ready', names: ['Albany', 'Brooklyn', 'Buffalo'] },
      homeOfZip: brooklyn,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Albany');
  },
};

export const StateChangedClearsTheCity: Story = {
  tags: ['!autodocs'],
  args: {
    state: {
      ...asking,
      answers: filled,
      cities: { kind: 'ready', names: ['Albany', 'Brooklyn', 'Buffalo'] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await userEvent.click(canvas.getByRole('option', { name: 'Ohio' }));
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('');
  },
};

export const NoCities: Story = {
  args: { state: { ...asking, answers: { ...filled, city: '' }, cities: { kind: 'ready', names: [] } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'City' }));
    const [said] = canvas.getAllByText('No cities available for selected state');
    await waitFor(() => expect(said).toBeVisible());
    await userEvent.keyboard('{Escape}');
  },
};

export const NothingAnswered: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    for (const message of ['First name is required', 'Must be at least 18']) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
};

export const NoHomeAnswered: Story = {
  args: { state: { ...asking, answers: named } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    for (const message of ['State is required', 'City is required']) {
      await expect(canvas.getByText(message)).toBeVisible();
    }
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveFocus();
  },
};

/** It leads back to the question that it is about. */
export const RefusedByTheServer: Story = {
  args: {
    state: {
      ...asking,
      answers: filled,
      cities: { kind: 'ready', names: ['Brooklyn'] },
      issues: [{ path: 'firstName', message: 'Please use your own name' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please use your own name')).toBeVisible();
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
  },
};

export const Saving: Story = {
  args: {
    state: { ...asking, kind: 'saving', answers: filled, cities: { kind: 'ready', names: ['Brooklyn'] } },
  },
};

export const LongName: Story = {
  args: {
    state: {
      ...asking,
      answers: { ...filled, firstName: 'Maria-Alexandrina Josephine of the Seven Long Rivers' },
      cities: { kind: 'ready', names: ['Brooklyn'] },
    },
  },
};

export const LoggingOut: Story = {
  args: { state: { ...asking, logout: { pending: true, onLogout: fn() } } },
  play: async ({ canvas, userEvent, args }) => {
    const leave = canvas.getByRole('button', { name: 'Log out' });
    await expect(leave).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(leave);
    await expect(args.state.logout.onLogout).not.toHaveBeenCalled();
  },
};

/** The chosen city stays, and the form can be saved. */
export const CitiesNotLoaded: Story = {
  args: {
    state: { ...asking, answers: filled, cities: { kind: 'failed', retrying: false, onRetry: fn() } },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The cities could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.state.onSubmit).toHaveBeenCalledWith({ ...filled, age: 34 });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const { cities } = args.state;
    await expect(cities.kind === 'failed' && cities.onRetry).toHaveBeenCalledOnce();
  },
};

export const RetryingCities: Story = {
  args: {
    state: {
      ...asking,
      answers: { ...filled, city: '' },
      cities: { kind: 'failed', retrying: true, onRetry: fn() },
    },
  },
};

const editing: BasicScreenState = {
  ...asking,
  mode: 'editing',
  answers: filled,
  onBack: fn(),
  moves: { left: 3 },
};

export const Editing: Story = {
  args: { state: { ...editing, cities: { kind: 'ready', names: ['Albany', 'Brooklyn'] } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Log out' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.state.onSubmit).toHaveBeenCalledWith({ ...filled, age: 34 });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.state.onBack).toHaveBeenCalledOnce();
  },
};

/** Every other home counts as a move. */
export const EditingOneMoveLeft: Story = {
  args: { state: { ...editing, moves: { left: 1 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/You have one move left/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'State' })).toBeEnabled();
  },
};

/** Name and age can be changed still. */
export const EditingNoMoveLeft: Story = {
  args: { state: { ...editing, moves: { left: 0, again: 'Sunday, December 20' } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('You can move again on Sunday, December 20')).toBeVisible();
    for (const name of ['State', 'City']) {
      await expect(canvas.getByRole('combobox', { name })).toBeDisabled();
    }
    await expect(canvas.getByRole('textbox', { name: /Zip code/ })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('First name'), 'a');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(args.state.onSubmit).toHaveBeenCalledWith({ ...filled, firstName: 'Sofiaa', age: 34 });
  },
};

export const EditingSaving: Story = { args: { state: { ...editing, kind: 'saving' } } };

/** Edit Profile accepts ages that the select does not offer. */
export const EditingOlderThanThePicker: Story = {
  args: { state: { ...editing, answers: { ...filled, age: '72' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Age' })).toHaveTextContent('72');
  },
};

export const EditingUnsaved: Story = {
  args: {
    state: {
      ...editing,
      answers: { ...filled, state: 'OH', city: 'Dayton' },
      saved: filled,
      cities: { kind: 'ready', names: ['Brooklyn', 'Dayton'] },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('You have unsaved changes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('New York');
    await expect(canvas.getByRole('combobox', { name: 'City' })).toHaveValue('Brooklyn');
    await expect(canvas.queryByText('You have unsaved changes')).toBeNull();
  },
};
