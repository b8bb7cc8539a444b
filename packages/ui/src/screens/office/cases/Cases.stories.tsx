import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { chooseOption } from '../../../../testing/choose-option.ts';
import { keepLinksHere } from '../../../../testing/keep-links-here.ts';
import { AdminCountsContext } from '../admin/admin-counts.ts';
import { tryAgain, unready } from '../admin/unready-stories.ts';
import { CasesScreen } from './CasesScreen.tsx';
import type { CasesScreenState } from './cases-state.ts';
import { sampleCases, sara } from './sample-cases.ts';

const { scam, urgent, messages, long, appealed, decided, upheld, overturned, void: closed } = sampleCases;
const onTab = fn();
const onCategory = fn();

const usual: CasesScreenState = {
  tab: 'open',
  category: undefined,
  counts: { open: 4, urgent: 1, appealed: 1, mine: 1, oldestAt: messages.oldestAt },
  cases: { kind: 'ready', cases: [urgent, long, scam, messages] },
  now: new Date('2026-06-04T12:00:00Z'),
  meId: sara.id,
  onTab,
  onCategory,
};

const meta = {
  title: 'Screens/Administration/Cases',
  component: CasesScreen,
  args: { state: usual },
  parameters: { layout: 'fullscreen', shell: { path: '/admin/cases' } },
  beforeEach() {
    onTab.mockClear();
    onCategory.mockClear();
    return keepLinksHere();
  },
} satisfies Meta<typeof CasesScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Oldest case: 6 h · 1 urgent')).toBeVisible();
    const danger = canvas.getByRole('region', { name: 'Somebody may be in danger' });
    await expect(danger).toHaveTextContent('Case 212 · A child, Harassment');
    await expect(canvas.getByText('You are looking')).toBeVisible();
    await expect(canvas.getByText('Ruth is looking')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Appeals (1)' }));
    await expect(onTab).toHaveBeenLastCalledWith('appealed');
    await chooseOption(userEvent, canvas.getByLabelText('Reason'), 'Scam');
    await expect(onCategory).toHaveBeenLastCalledWith('scam');
  },
};

/** What waits stands in the navigation of every page of administrators. */
export const CountInTheNavigation: Story = {
  render: (args) => (
    <AdminCountsContext value={{ cases: 5 }}>
      <CasesScreen {...args} />
    </AdminCountsContext>
  ),
  play: async ({ canvas }) => {
    const pages = canvas.getByRole('navigation', { name: 'Administration' });
    await expect(within(pages).getByRole('link', { name: /^Cases/ })).toHaveTextContent('Cases5 waiting');
  },
};

/** There is no page of photo checks where they are switched off. */
export const WithoutChecks: Story = {
  render: (args) => (
    <AdminCountsContext value={{ checks: 'off' }}>
      <CasesScreen {...args} />
    </AdminCountsContext>
  ),
  play: async ({ canvas }) => {
    const pages = canvas.getByRole('navigation', { name: 'Administration' });
    await expect(within(pages).queryByRole('link', { name: /^Checks/ })).toBeNull();
    await expect(within(pages).getByRole('link', { name: 'Cases' })).toBeVisible();
  },
};

/** j and k go through the queue, over its sections and not beyond its ends. */
export const Keys: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = (name: RegExp) => canvas.getByRole('link', { name });
    await userEvent.keyboard('j');
    await expect(link(/Case 212/)).toHaveFocus();
    await expect(link(/Case 212/)).toHaveAttribute('href', '/admin/cases/212');
    await userEvent.keyboard('jj');
    await expect(link(/Case 209/)).toHaveFocus();
    await userEvent.keyboard('jjj');
    await expect(link(/Case 207/)).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(link(/Case 209/)).toHaveFocus();
  },
};

const tabOf = (
  tab: CasesScreenState['tab'],
  cases: Extract<CasesScreenState['cases'], { kind: 'ready' }>['cases'],
): Story => ({ args: { state: { ...usual, tab, cases: { kind: 'ready', cases } } } });

export const Appeals = tabOf('appealed', [appealed]);
export const Mine = tabOf('mine', [scam]);
export const Decided = tabOf('decided', [decided]);
export const Closed = tabOf('closed', [upheld, overturned, closed]);
export const MoreToLoad: Story = {
  args: {
    state: {
      ...usual,
      cases: { kind: 'ready', cases: [urgent, scam], more: { kind: 'more', onMore: fn() } },
    },
  },
};
export const NothingOpen: Story = {
  args: {
    state: {
      ...usual,
      counts: { open: 0, urgent: 0, appealed: 0, mine: 0, oldestAt: null },
      cases: { kind: 'ready', cases: [] },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No case is open')).toBeVisible();
  },
};
export const NoAppeal = tabOf('appealed', []);
export const NothingMine = tabOf('mine', []);
export const NothingDecided = tabOf('decided', []);
export const NothingClosed = tabOf('closed', []);
export const NothingWithThisReason: Story = {
  args: { state: { ...usual, category: 'spam', cases: { kind: 'ready', cases: [] } } },
};
export const Loading: Story = { args: { state: { ...usual, counts: undefined, cases: unready.loading } } };
export const Denied: Story = { args: { state: { ...usual, counts: undefined, cases: unready.denied } } };
export const Failed: Story = {
  args: { state: { ...usual, counts: undefined, cases: unready.failed } },
  play: tryAgain,
};
