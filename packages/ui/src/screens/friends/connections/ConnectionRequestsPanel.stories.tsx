import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { clickOnNextChange } from '../../../../testing/click-on-next-change.ts';
import { chooseFromMenu } from '../../../../testing/member-menu.ts';
import { WithState } from '../../../../testing/WithState.tsx';
import { ConnectionRequestsPanel } from './ConnectionRequestsPanel.tsx';
import { longRequest, sampleRequests, shortRequest } from './sample-requests.ts';

const onAnswer = fn();
const onBlock = fn();
const ready = { kind: 'ready', requests: sampleRequests, onAnswer, onBlock } as const;

const meta = {
  title: 'Screens/Connection requests/Panel',
  component: ConnectionRequestsPanel,
  args: { state: ready },
} satisfies Meta<typeof ConnectionRequestsPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Usual: Story = {
  play: async ({ canvas, userEvent }) => {
    onAnswer.mockClear();
    const [accept] = canvas.getAllByRole('button', { name: 'Accept' });
    const [, decline] = canvas.getAllByRole('button', { name: 'Decline' });
    if (accept) await userEvent.click(accept);
    await expect(onAnswer).toHaveBeenLastCalledWith(sampleRequests[0], 'accept');
    if (decline) await userEvent.click(decline);
    await expect(onAnswer).toHaveBeenLastCalledWith(sampleRequests[1], 'decline');
  },
};

export const Full: Story = {
  args: { state: { ...ready, requests: [longRequest, ...sampleRequests, shortRequest] } },
};

export const FirstOfMany: Story = {
  args: { state: { ...ready, restHref: '/connection-requests' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all requests' })).toHaveAttribute(
      'href',
      '/connection-requests',
    );
  },
};

export const Answering: Story = {
  args: { state: { ...ready, answering: [{ requestId: 71, action: 'accept' }] } },
  play: async ({ canvas }) => {
    const [decline] = canvas.getAllByRole('button', { name: 'Decline' });
    await expect(decline).toBeDisabled();
  },
};

export const None: Story = {
  args: { state: { ...ready, requests: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('These users want to connect with you')).toBeNull();
  },
};

/** The first request is removed just before a second tap, which is ignored. */
export const TappedAsOneLeaves: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <WithState value={sampleRequests} onChange={fn()}>
      {({ value, onChange }) => (
        <>
          <button type="button" onClick={() => onChange(value.slice(1))}>
            The answer comes
          </button>
          <ConnectionRequestsPanel {...args} state={{ ...ready, requests: value }} />
        </>
      )}
    </WithState>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    onAnswer.mockClear();
    const accept = () => canvas.getAllByRole('button', { name: 'Accept' })[0] as HTMLElement;
    await userEvent.click(accept());
    await expect(onAnswer).toHaveBeenCalledOnce();
    const tapped = clickOnNextChange(canvasElement, 'Accept');
    canvas.getByRole('button', { name: 'The answer comes' }).click();
    await tapped;
    await expect(canvas.queryByRole('article', { name: /^Hannah/ })).toBeNull();
    await expect(onAnswer).toHaveBeenCalledOnce();
    // Taps again, which counts after the guard time.
    await waitFor(() => {
      accept().click();
      expect(onAnswer).toHaveBeenLastCalledWith(sampleRequests[1], 'accept');
    });
  },
};

/** A request is added below, so nothing moves under the finger and the tap counts. */
export const TappedAsOthersCome: Story = {
  render: (args) => (
    <WithState value={sampleRequests.slice(0, 1)} onChange={fn()}>
      {({ value, onChange }) => (
        <>
          <button type="button" onClick={() => onChange(sampleRequests.slice())}>
            Others ask
          </button>
          <ConnectionRequestsPanel {...args} state={{ ...ready, requests: value }} />
        </>
      )}
    </WithState>
  ),
  play: async ({ canvas }) => {
    onAnswer.mockClear();
    const accepts = () => canvas.getAllByRole('button', { name: 'Accept' });
    canvas.getByRole('button', { name: 'Others ask' }).click();
    await waitFor(() => expect(accepts()).toHaveLength(sampleRequests.length));
    accepts()[0]?.click();
    await expect(onAnswer).toHaveBeenCalledWith(sampleRequests[0], 'accept');
  },
};

export const Loading: Story = { args: { state: { kind: 'loading' } } };

const onRetry = fn();

export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    onRetry.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: /^Try again/ }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const Block: Story = {
  play: async ({ userEvent }) => {
    onBlock.mockClear();
    await chooseFromMenu(userEvent, { about: 'Hannah', item: 'Block Hannah', answer: 'Block' });
    await expect(onBlock).toHaveBeenCalledWith(sampleRequests[0]);
  },
};
