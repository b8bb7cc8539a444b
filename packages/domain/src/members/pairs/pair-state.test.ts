import { describe, expect, it } from 'vitest';
import type { ConnectionRequest, PendingRequest } from './pair-request.ts';
import { decideConnect, haveMet, type LockedPair, requireNotConnected } from './pair-state.ts';

const at = new Date('2026-11-20T12:00:00Z');
const pending: PendingRequest = { id: 7, requesterId: 1, recipientId: 2, createdAt: at, status: 'pending' };
const sentBefore: readonly ConnectionRequest[] = [
  pending,
  { ...pending, status: 'accepted', respondedAt: at },
  { ...pending, status: 'declined', respondedAt: at },
  { ...pending, status: 'ended', respondedAt: at },
];

describe('the decision to connect', () => {
  const received: PendingRequest = { ...pending, requesterId: 2, recipientId: 1 };
  const nothing = { connected: false, sent: undefined, received: undefined };

  it('asks where nothing was before', () => {
    expect(decideConnect(nothing)).toEqual({ kind: 'ask' });
  });

  it('answers where the other has asked', () => {
    expect(decideConnect({ ...nothing, received })).toEqual({ kind: 'accept', request: received });
  });

  it('asks anew where she once declined the other', () => {
    expect(
      decideConnect({ ...nothing, received: { ...received, status: 'declined', respondedAt: at } }),
    ).toEqual({
      kind: 'ask',
    });
  });

  it.each(sentBefore)('is refused a second time, even when the first was $status', (sent) => {
    expect(() => decideConnect({ ...nothing, sent })).toThrow(
      expect.objectContaining({ code: 'ALREADY_REQUESTED' }),
    );
  });

  it('is refused between members who are connected, as a pass is', () => {
    expect(() => requireNotConnected({ connected: true })).toThrow(
      expect.objectContaining({ kind: 'conflict', code: 'ALREADY_CONNECTED' }),
    );
    expect(() => requireNotConnected({ connected: false })).not.toThrow();
  });

  it('is refused when the two are connected already', () => {
    expect(() => decideConnect({ ...nothing, connected: true })).toThrow(
      expect.objectContaining({ code: 'ALREADY_CONNECTED' }),
    );
  });
});

describe('two members', () => {
  const strangers: LockedPair = {
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
    shown: false,
    sent: undefined,
    received: undefined,
  };

  it('have not met where only a number is known', () => {
    expect(haveMet(strangers)).toBe(false);
  });

  it.each<Partial<LockedPair>>([
    { shown: true },
    { connected: true },
    { isBuyer: true },
    { isSeller: true },
    { sent: pending },
    { received: pending },
  ])('have met with %o', (given) => {
    expect(haveMet({ ...strangers, ...given })).toBe(true);
  });
});
