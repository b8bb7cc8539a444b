import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SecondFactorSection } from './SecondFactorSection.tsx';

const onTurnOn = fn();
const onTurnOff = fn();
const onRenew = fn();
const onCode = fn();
const onCancel = fn();
const onCopy = fn();
const onDone = fn();
const onRetry = fn();

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const confirming = {
  kind: 'confirming',
  uri: `otpauth://totp/Nestmates:nora%40example.com?secret=${secret}&issuer=Nestmates&algorithm=SHA1&digits=6&period=30`,
  secret,
  pending: false,
  onCode,
  onCancel,
} as const;
const codes = Array.from({ length: 10 }, (_, nth) => `abcd-efgh-2345-mn${nth}p`);
const on = {
  kind: 'on',
  since: '2026-03-01T10:00:00Z',
  codesLeft: 10,
  pending: false,
  onTurnOff,
  onRenew,
} as const;
const shown = { kind: 'codes', codes, renewed: false, copied: false, onCopy, onDone } as const;
const renewing = { kind: 'renewing', pending: false, onCode, onCancel } as const;

const meta = {
  title: 'Screens/Account/Two-step login',
  component: SecondFactorSection,
  args: { state: { kind: 'loading' } },
} satisfies Meta<typeof SecondFactorSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = {
  args: { state: { kind: 'failed', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalled();
  },
};
export const Off: Story = {
  args: { state: { kind: 'off', required: false, pending: false, onTurnOn } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await expect(onTurnOn).toHaveBeenCalled();
  },
};
export const OffForAnAdministrator: Story = {
  args: { state: { kind: 'off', required: true, pending: false, onTurnOn } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Administration needs it')).toBeVisible();
  },
};
export const TurningOn: Story = {
  args: { state: { kind: 'off', required: false, pending: true, onTurnOn } },
};
export const Confirming: Story = {
  args: { state: confirming },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'The picture for your authenticator app' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Open in an app on this phone' })).toHaveAttribute(
      'href',
      confirming.uri,
    );
  },
};
export const Confirms: Story = {
  tags: ['!autodocs'],
  args: { state: confirming },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Code'), '123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn on' }));
    await waitFor(() => expect(onCode).toHaveBeenCalledWith('123 456'));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onCancel).toHaveBeenCalled();
  },
};
export const WrongCode: Story = {
  args: {
    state: {
      ...confirming,
      issues: [{ path: 'code', message: 'This code is incorrect or was used before' }],
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByLabelText('Code')).toHaveFocus());
  },
};
export const ConfirmingTheCode: Story = { args: { state: { ...confirming, pending: true } } };
export const Codes: Story = {
  args: { state: shown },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy codes' }));
    await expect(onCopy).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'I have kept them' }));
    await expect(onDone).toHaveBeenCalled();
  },
};
export const CodesCopied: Story = { args: { state: { ...shown, copied: true } } };
export const On: Story = {
  args: { state: on },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/10 recovery codes are left/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off' }));
    await expect(onTurnOff).toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'New recovery codes' }));
    await expect(onRenew).toHaveBeenCalled();
  },
};
export const Renewing: Story = {
  args: { state: renewing },
  play: async ({ canvas, userEvent }) => {
    onCode.mockClear();
    await userEvent.type(canvas.getByLabelText('Code'), '654321');
    await userEvent.click(canvas.getByRole('button', { name: 'Get new codes' }));
    await waitFor(() => expect(onCode).toHaveBeenCalledWith('654321'));
  },
};
export const RenewingWithAWrongCode: Story = {
  args: {
    state: {
      ...renewing,
      issues: [{ path: 'code', message: 'This code is incorrect or was used before' }],
    },
  },
};
export const RenewingTheCodes: Story = { args: { state: { ...renewing, pending: true } } };
export const NewCodes: Story = {
  args: { state: { ...shown, renewed: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The earlier ones no longer work\./)).toBeVisible();
  },
};
export const OnWithOneCodeLeft: Story = {
  args: { state: { ...on, codesLeft: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/One recovery code is left/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'New recovery codes' })).toBeVisible();
  },
};
export const TurningOff: Story = {
  args: { state: { ...renewing, kind: 'turning-off' } },
  play: async ({ canvas, userEvent }) => {
    onCode.mockClear();
    await userEvent.type(canvas.getByLabelText('Code'), '123456');
    await userEvent.click(canvas.getByRole('button', { name: 'Turn off two-step login' }));
    await waitFor(() => expect(onCode).toHaveBeenCalledWith('123456'));
  },
};
export const TurningOffWithAWrongCode: Story = {
  args: {
    state: {
      ...renewing,
      kind: 'turning-off',
      issues: [{ path: 'code', message: 'This code is incorrect or was used before' }],
    },
  },
};
export const BeingTurnedOff: Story = { args: { state: { ...renewing, kind: 'turning-off', pending: true } } };
