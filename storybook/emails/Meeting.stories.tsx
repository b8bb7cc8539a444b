import { begunPlaydate } from '@nestmates/ui/testing/emails.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailFrames } from './EmailFrames.tsx';

const meta = { title: 'Emails/Meeting', component: EmailFrames } satisfies Meta<typeof EmailFrames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PartingSwapEnded: Story = { args: { name: 'parting.swap-ended' } };
export const PartingPlaydateEnded: Story = { args: { name: 'parting.playdate-ended' } };
export const PlaydatesSuggested: Story = { args: { name: 'playdates.suggested' } };
export const PlaydatesProposedAnew: Story = { args: { name: 'playdates.proposed-anew' } };
export const PlaydatesAccepted: Story = { args: { name: 'playdates.accepted' } };
export const PlaydatesDeclined: Story = { args: { name: 'playdates.declined' } };
export const PlaydatesWithdrawn: Story = { args: { name: 'playdates.withdrawn' } };
export const PlaydatesCancelled: Story = { args: { name: 'playdates.cancelled' } };
export const PlaydatesCancelledDuring: Story = {
  args: { ...PlaydatesCancelled.args, facts: begunPlaydate },
};
export const PlaydatesReminder: Story = { args: { name: 'playdates.reminder' } };
export const SwapsAsked: Story = { args: { name: 'swaps.asked' } };
export const SwapsConfirmed: Story = { args: { name: 'swaps.confirmed' } };
export const SwapsDeclined: Story = { args: { name: 'swaps.declined' } };
export const SwapsWithdrawn: Story = { args: { name: 'swaps.withdrawn' } };
export const SwapsCalledOff: Story = { args: { name: 'swaps.called-off' } };
export const SwapsTimeSuggested: Story = { args: { name: 'swaps.time-suggested' } };
export const SwapsSuggestionAgreed: Story = { args: { name: 'swaps.suggestion-agreed' } };
export const SwapsSuggestionDeclined: Story = { args: { name: 'swaps.suggestion-declined' } };
export const SwapsSuggestionTakenBack: Story = { args: { name: 'swaps.suggestion-taken-back' } };
/** What was asked for has passed before. */
const nothingLeft = { facts: { times: [] } };
export const SwapsSuggestionDeclinedAtLast: Story = {
  args: { ...SwapsSuggestionDeclined.args, ...nothingLeft },
};
export const SwapsSuggestionTakenBackAtLast: Story = {
  args: { ...SwapsSuggestionTakenBack.args, ...nothingLeft },
};
export const SwapsTimeProposed: Story = { args: { name: 'swaps.time-proposed' } };
export const SwapsTimeAgreed: Story = { args: { name: 'swaps.time-agreed' } };
export const SwapsTimeDeclined: Story = { args: { name: 'swaps.time-declined' } };
export const SwapsTimeTakenBack: Story = { args: { name: 'swaps.time-taken-back' } };
export const SwapsReminder: Story = { args: { name: 'swaps.reminder' } };
export const SwapsOver: Story = { args: { name: 'swaps.over' } };
