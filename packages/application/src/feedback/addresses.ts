import { calls } from '../contract/address.ts';
import type { feedbackContract } from './contract.ts';

export const feedbackAddresses = {
  give: { method: 'post', path: '/api/feedback' },
} as const;

export const feedbackCalls = calls<typeof feedbackContract>(feedbackAddresses);
