import { problemRule } from '@nestmates/domain/market/orders/problem.ts';
import { returnAddressRule } from '@nestmates/domain/market/orders/return-address.ts';
import { returnRefundRule } from '@nestmates/domain/market/orders/return-refund.ts';
import { trackingRule } from '@nestmates/domain/market/orders/tracking.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { chooseOption } from '../../../../../testing/choose-option.ts';
import { asSeller } from '../sample-order.ts';
import { sampleOrders } from '../sample-orders.ts';
import { RefuseReturnDialog } from './RefuseReturnDialog.tsx';
import { SendBackDialog } from './SendBackDialog.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';

const order = asSeller(sampleOrders.returnAsked, []);
const [onTake, onSend, onRefuse, onClose] = [fn(), fn(), fn(), fn()];

const meta = {
  title: 'Screens/Orders/Return Dialogs',
  parameters: { layout: 'fullscreen' },
  beforeEach() {
    for (const on of [onTake, onSend, onRefuse, onClose]) on.mockClear();
  },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const takeBack = (props: Partial<Parameters<typeof TakeBackDialog>[0]> = {}) => (
  <TakeBackDialog
    kind="asking"
    action="acceptReturn"
    order={order}
    onSubmit={onTake}
    onClose={onClose}
    {...props}
  />
);
const sendBack = (props: Partial<Parameters<typeof SendBackDialog>[0]> = {}) => (
  <SendBackDialog
    kind="asking"
    order={sampleOrders.returnAccepted}
    onSubmit={onSend}
    onClose={onClose}
    {...props}
  />
);
const refuse = (props: Partial<Parameters<typeof RefuseReturnDialog>[0]> = {}) => (
  <RefuseReturnDialog kind="asking" order={order} onSubmit={onRefuse} onClose={onClose} {...props} />
);

const dialog = (name: string) => screen.findByRole('dialog', { name });

/** The price stands there already, and may be changed up to all that was paid. */
export const TakeBack: Story = { tags: ['picture'], render: () => takeBack() };

export const TakeBackWrong: Story = {
  tags: ['!autodocs'],
  render: () => takeBack(),
  play: async ({ userEvent }) => {
    const shown = within(await dialog('Take it back'));
    const amount = shown.getByLabelText('Amount');
    await expect(amount).toHaveValue('48.00');
    await userEvent.click(shown.getByRole('button', { name: 'Take It Back' }));
    await waitFor(() => expect(screen.getByText(returnAddressRule.missing.street)).toBeVisible());
    await expect(screen.getByText(returnAddressRule.state)).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '49.76');
    await waitFor(() => expect(screen.getByText(returnRefundRule.tooMuch(4975))).toBeVisible());
    await expect(onTake).not.toHaveBeenCalled();
  },
};

export const TakeBackFilled: Story = {
  tags: ['!autodocs'],
  render: () => takeBack(),
  play: async ({ userEvent }) => {
    const shown = within(await dialog('Take it back'));
    await userEvent.type(shown.getByLabelText('Name on the label'), 'Sofia Marin');
    await userEvent.type(shown.getByLabelText('Street and number'), '88 Garden Place');
    await userEvent.type(shown.getByLabelText('City'), 'Brooklyn');
    await chooseOption(userEvent, shown.getByLabelText('State'), 'New York');
    await userEvent.type(shown.getByLabelText('ZIP code'), '11201');
    await userEvent.click(shown.getByRole('button', { name: 'Take It Back' }));
    await waitFor(() =>
      expect(onTake).toHaveBeenLastCalledWith({
        amount: 4800,
        name: 'Sofia Marin',
        street: '88 Garden Place',
        apartment: '',
        city: 'Brooklyn',
        state: 'NY',
        zipCode: '11201',
      }),
    );
  },
};

export const TakeBackAtHome: Story = {
  render: () => takeBack({ home: { city: 'Brooklyn', state: 'New York', zipCode: '11201' } }),
  play: async ({ userEvent }) => {
    const shown = within(await dialog('Take it back'));
    await expect(shown.getByLabelText('State')).toHaveTextContent('New York');
    await userEvent.type(shown.getByLabelText('Name on the label'), 'Sofia Marin');
    await userEvent.type(shown.getByLabelText('Street and number'), '88 Garden Place');
    await userEvent.click(shown.getByRole('button', { name: 'Take It Back' }));
    await waitFor(() =>
      expect(onTake).toHaveBeenLastCalledWith(
        expect.objectContaining({ city: 'Brooklyn', state: 'NY', zipCode: '11201' }),
      ),
    );
  },
};

export const Offer: Story = { render: () => takeBack({ action: 'offerReturn' }) };
export const TakeBackSending: Story = { render: () => takeBack({ kind: 'sending' }) };

/** Nobody could see without a number that it arrives. */
export const SendBack: Story = { tags: ['picture'], render: () => sendBack() };

export const SendBackFilled: Story = {
  tags: ['!autodocs'],
  render: () => sendBack(),
  play: async ({ userEvent }) => {
    const shown = within(await dialog('I have sent it back'));
    const send = shown.getByRole('button', { name: 'I Have Sent It Back' });
    await userEvent.click(send);
    await waitFor(() => expect(screen.getByText(trackingRule.missingNumber)).toBeVisible());
    await expect(screen.getByText(trackingRule.missingCarrier)).toBeVisible();
    await chooseOption(userEvent, shown.getByLabelText('Carrier'), 'UPS');
    await userEvent.type(shown.getByLabelText('Tracking number'), '1z 999');
    await userEvent.click(send);
    await waitFor(() => expect(onSend).toHaveBeenLastCalledWith({ carrier: 'ups', trackingNumber: '1Z999' }));
  },
};

export const SendBackSending: Story = { render: () => sendBack({ kind: 'sending' }) };

export const Refuse: Story = {
  render: () => refuse(),
  play: async ({ userEvent }) => {
    const shown = within(await dialog('Refuse the return'));
    const send = shown.getByRole('button', { name: 'Refuse the Return' });
    await userEvent.click(send);
    await waitFor(() => expect(screen.getByText(problemRule.noText)).toBeVisible());
    await userEvent.type(shown.getByLabelText('Why not?'), 'It was worn.');
    await userEvent.click(send);
    await waitFor(() => expect(onRefuse).toHaveBeenLastCalledWith({ text: 'It was worn.' }));
  },
};

export const RefuseSending: Story = { render: () => refuse({ kind: 'sending' }) };
