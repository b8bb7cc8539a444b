import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WithState } from '../../../../testing/WithState.tsx';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import type { ConnectionRequestsPanelState } from './ConnectionRequestsPanel.tsx';
import { sampleRequests, shortRequest } from './sample-requests.ts';
import { useFoldedRequests } from './use-folded-requests.tsx';

/** Shows it as Browse and Your Connections have it. */
function PageWithRequests({ state }: { readonly state: ConnectionRequestsPanelState }) {
  const { pill, panel } = useFoldedRequests(state);
  return (
    <>
      <PageHeader title="Browse" actions={pill} />
      {panel}
    </>
  );
}

const ready = { kind: 'ready', requests: sampleRequests, onAnswer: fn(), onBlock: fn() } as const;
const title = 'These users want to connect with you';

const meta = {
  title: 'Screens/Connection requests/Folded',
  component: PageWithRequests,
  args: { state: ready },
} satisfies Meta<typeof PageWithRequests>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: title }));
    await expect(canvas.getByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Accept' })).toHaveLength(sampleRequests.length);
  },
};

export const None: Story = {
  args: { state: { ...ready, requests: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: title })).toBeNull();
  },
};

export const Failed: Story = { args: { state: { kind: 'failed', onRetry: fn() } } };

/** Closed again: it was open, the last request was answered, and another one arrives. */
export const ClosedAgain: Story = {
  render: (args) => (
    <WithState value={sampleRequests} onChange={fn()}>
      {({ value, onChange }) => (
        <>
          <button type="button" onClick={() => onChange(value.length > 0 ? [] : [shortRequest])}>
            Next
          </button>
          <PageWithRequests {...args} state={{ ...ready, requests: value }} />
        </>
      )}
    </WithState>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: title }));
    await expect(canvas.getByRole('button', { name: title })).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.queryByRole('button', { name: title })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('button', { name: title })).toHaveAttribute('aria-expanded', 'false');
  },
};
