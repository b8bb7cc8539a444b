import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmailFrames } from './EmailFrames.tsx';

const meta = { title: 'Emails/Administration', component: EmailFrames } satisfies Meta<typeof EmailFrames>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AdminProfileReset: Story = { args: { name: 'admin.profile-reset' } };
export const AdminAccessChanged: Story = { args: { name: 'admin.access-changed' } };
export const AdminPasswordReset: Story = { args: { name: 'admin.password-reset' } };
export const FeedbackResolved: Story = { args: { name: 'feedback.resolved' } };
export const AdminDecisionProposed: Story = { args: { name: 'admin.decision-proposed' } };
export const AdminPartingProposed: Story = { args: { name: 'admin.parting-proposed' } };
export const CasesHiddenByWeight: Story = { args: { name: 'cases.hidden-by-weight' } };
export const RestrictionsLimitShared: Story = { args: { name: 'restrictions.limit-shared' } };
export const CasesDecided: Story = { args: { name: 'cases.decided' } };
export const CasesHelped: Story = { args: { name: 'cases.helped' } };
export const CasesLookedAt: Story = { args: { name: 'cases.looked-at' } };
export const CasesAppealAnswered: Story = { args: { name: 'cases.appeal-answered' } };
