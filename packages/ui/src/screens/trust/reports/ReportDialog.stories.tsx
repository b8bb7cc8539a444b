import { categories } from '@nestmates/domain/trust/reports/categories.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ReportDialog, type ReportDialogStep } from './ReportDialog.tsx';
import { reportOfMember } from './report-context.ts';
import { wordsOfReceived } from './report-text.ts';

const onSend = fn();
const onBlock = fn();
const onClose = fn();
const asking: ReportDialogStep = { kind: 'asking', reporter: 'member', onSend };
const subject = reportOfMember({ id: 7, firstName: 'Lena' });
const received = {
  kind: 'received',
  category: 'scam',
  words: wordsOfReceived({ mustVerifyEmail: false }),
  reportsHref: '/account/reports',
  onBlock,
} as const;

const meta = {
  title: 'Screens/Trust/Report',
  component: ReportDialog,
  args: { subject, state: asking, onClose },
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof ReportDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Urgent help first, then what is likely of a member. */
export const WhatItIsAbout: Story = {
  play: async ({ userEvent }) => {
    await expect(await screen.findByRole('link', { name: /Call 911 first/ })).toHaveAttribute(
      'href',
      'tel:911',
    );
    const [first] = screen.getAllByRole('radio');
    await expect(first).toHaveAccessibleName(/Harassment/);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getByText('Please choose what it is about.')).toBeVisible());
  },
};

export const AllReasons: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /more reasons/ }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Something else/ })).toBeVisible());
    // Nothing of a member can be recalled.
    await expect(screen.queryByText(categories['recalled-thing'].label)).toBeNull();
  },
};

/** A thing endangers nobody at once, so that its own reasons come first. */
export const AboutListing: Story = {
  args: { subject: { about: { kind: 'listing', id: 4 }, name: 'this listing' } },
  play: async () => {
    const [first, second, third] = await screen.findAllByRole('radio');
    await expect(first).toHaveAccessibleName(/Recalled or unsafe/);
    await expect(second).toHaveAccessibleName(/may not be sold/);
    await expect(third).toHaveAccessibleName(/Scam/);
    const urgent = screen.getByRole('link', { name: /Call 911 first/ });
    const isAfter = third && third.compareDocumentPosition(urgent) & Node.DOCUMENT_POSITION_FOLLOWING;
    await expect(isAfter).toBeTruthy();
  },
};

/** A seller is, to a visitor, what is on sale. */
export const SellerByVisitor: Story = {
  args: { subject, state: { kind: 'asking', reporter: 'visitor', onSend } },
  play: async () => {
    const [first] = await screen.findAllByRole('radio');
    await expect(first).toHaveAccessibleName(/Recalled or unsafe/);
  },
};

async function choose(user: Parameters<NonNullable<Story['play']>>[0]['userEvent'], reason: RegExp) {
  await user.click(await screen.findByRole('radio', { name: reason }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
}

export const InWords: Story = {
  play: async ({ userEvent }) => {
    onSend.mockClear();
    await choose(userEvent, /Harassment/);
    await userEvent.type(await screen.findByRole('textbox'), 'She does not stop.');
    await userEvent.click(screen.getByRole('button', { name: 'Send Report' }));
    await expect(onSend).toHaveBeenCalledWith({
      about: { kind: 'member', id: 7 },
      category: 'harassment',
      words: 'She does not stop.',
    });
  },
};

/** Whom to call comes first, and that nothing is restricted. */
export const Worried: Story = {
  play: async ({ userEvent }) => {
    onSend.mockClear();
    await choose(userEvent, /I am worried about somebody/);
    const help = await screen.findByRole('region', { name: 'Help first' });
    await expect(within(help).getByRole('link', { name: 'Call 988' })).toHaveAttribute('href', 'tel:988');
    await expect(within(help).getByRole('link', { name: 'Text 988' })).toHaveAttribute('href', 'sms:988');
    await expect(within(help).getByRole('link', { name: /Call 911/ })).toHaveAttribute('href', 'tel:911');
    await expect(help).toHaveTextContent('1-833-852-6262. It is for talking, and no crisis line.');
    await expect(screen.getByText('Nothing of Lena’s is hidden or restricted because of it.')).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'Worried about Lena' })).toBeVisible();
    await expect(screen.queryByText(/Block/)).toBeNull();
    await userEvent.type(screen.getByLabelText(/What worries you/), 'She does not answer.');
    await userEvent.click(screen.getByRole('button', { name: 'Change' }));
    await expect(screen.getByRole('heading', { name: 'Report Lena' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Tell Us' }));
    await expect(onSend).toHaveBeenCalledWith({
      about: { kind: 'member', id: 7 },
      category: 'worried',
      words: 'She does not answer.',
    });
  },
};

/** Back keeps the reason, and the words. */
export const BackAndForth: Story = {
  play: async ({ userEvent }) => {
    await choose(userEvent, /Someone is in danger/);
    await waitFor(() => expect(screen.getByText(/call 911 first/)).toBeVisible());
    await userEvent.type(screen.getByRole('textbox'), 'Tonight');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    await expect(await screen.findByRole('radio', { name: /Someone is in danger/ })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await expect(await screen.findByRole('textbox')).toHaveValue('Tonight');
  },
};

export const Sending: Story = {
  args: { state: { ...asking, kind: 'sending' } },
  play: async ({ userEvent }) => {
    await choose(userEvent, /A child/);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sending…' })).toBeVisible());
  },
};

/** A visitor is asked for an e-mail, and for words. */
export const ByVisitor: Story = {
  args: {
    subject: { about: { kind: 'listing', id: 4 }, name: 'this listing' },
    state: { kind: 'asking', reporter: 'visitor', onSend },
  },
  play: async ({ userEvent }) => {
    await choose(userEvent, /Recalled or unsafe/);
    await userEvent.click(await screen.findByRole('button', { name: 'Send Report' }));
    await waitFor(() => expect(screen.getByText('Please say what is wrong.')).toBeVisible());
    await expect(screen.getByRole('textbox', { name: /Email/ })).toBeInvalid();
  },
};

export const Received: Story = {
  args: { state: received },
  play: async ({ userEvent }) => {
    onBlock.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: 'Block Lena' }));
    await expect(onBlock).toHaveBeenCalledOnce();
  },
};

export const ReceivedWhileInDanger: Story = { args: { state: { ...received, category: 'danger' } } };

/** Whom to call stays in reach, and nobody is offered to part from whom they are worried about. */
export const ReceivedWhileWorried: Story = {
  args: { state: { ...received, category: 'worried' } },
  play: async () => {
    await screen.findByRole('link', { name: 'Call 988' });
    await expect(screen.queryByText(/Block/)).toBeNull();
  },
};

export const ReceivedBeforeEmailIsVerified: Story = {
  args: { state: { ...received, words: wordsOfReceived({ mustVerifyEmail: true }) } },
  play: async () => {
    const said = await screen.findByText(/We have received your report/);
    await expect(said).toHaveTextContent('It counts once your email is verified');
  },
};

export const ReceivedFromVisitor: Story = {
  args: {
    state: {
      kind: 'received',
      category: 'scam',
      words: 'Please open the link that we have sent you. Then we look at what you reported.',
    },
  },
};

export const ReportedAlready: Story = {
  args: {
    state: {
      kind: 'refused',
      reason: 'You have reported this already. You can add to your report under "My reports".',
      reportsHref: '/account/reports',
    },
  },
};

export const OneTooMany: Story = {
  args: {
    state: {
      kind: 'refused',
      reason: 'You have sent 100 reports within a day. We look at all of them; please report more tomorrow.',
      reportsHref: '/account/reports',
    },
  },
};
