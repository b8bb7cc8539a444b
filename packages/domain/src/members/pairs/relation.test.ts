import { describe, expect, it } from 'vitest';
import type { ConnectionRequest, PendingRequest } from './pair-request.ts';
import type { Acquaintance } from './pair-state.ts';
import { relationTo } from './relation.ts';

const at = new Date('2026-11-20T12:00:00Z');
const sent: PendingRequest = { id: 7, requesterId: 1, recipientId: 2, createdAt: at, status: 'pending' };
const received: PendingRequest = { ...sent, requesterId: 2, recipientId: 1 };
const declined = (request: PendingRequest): ConnectionRequest => ({
  ...request,
  status: 'declined',
  respondedAt: at,
});

const shown: Acquaintance = {
  progress: {
    intakeBasicCompleted: true,
    parentingInfoCompleted: true,
    childrenAdded: true,
    onboardingComplete: true,
  },
  blocked: false,
  blockedByMe: false,
  connected: false,
  isBuyer: false,
  hasOrdered: false,
  isSeller: false,
  shown: true,
  sent: undefined,
  received: undefined,
};

describe('what another member is', () => {
  it.each<[string | undefined, Partial<Acquaintance>]>([
    ['stranger', {}],
    ['stranger', { shown: false, isBuyer: true }],
    ['stranger', { received: declined(received) }],
    ['asked', { sent }],
    ['asked', { sent: declined(sent) }],
    ['asked-me', { received }],
    ['asked-me', { sent: declined(sent), received }],
    ['connected', { connected: true }],
    ['connected', { connected: true, paused: true }],
    ['asked', { sent, paused: true }],
    ['asked-me', { received, paused: true }],
    [undefined, { paused: true }],
    [undefined, { received: declined(received), paused: true }],
    [undefined, { shown: false }],
    [undefined, { connected: true, blocked: true }],
    [undefined, { connected: true, progress: { ...shown.progress, onboardingComplete: false } }],
  ])('is %s with %j', (relation, given) => {
    expect(relationTo({ ...shown, ...given })).toBe(relation);
  });
});
