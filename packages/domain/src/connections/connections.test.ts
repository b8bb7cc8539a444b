import { describe, expect, it } from 'vitest';
import { actionsOpenTo } from '../shared/machine.ts';
import {
  accept,
  type ConnectionRequest,
  connectionMachine,
  decline,
  type PendingRequest,
  partyTo,
  requestActions,
} from './connection-request.ts';
import { decideConnect, requireNotConnected } from './pair-state.ts';

const at = new Date('2026-11-20T12:00:00Z');
const pending: PendingRequest = { id: 7, requesterId: 1, recipientId: 2, createdAt: at, status: 'pending' };
const requests = {
  pending,
  accepted: { ...pending, status: 'accepted', respondedAt: at },
  declined: { ...pending, status: 'declined', respondedAt: at },
} as const satisfies Record<string, ConnectionRequest>;

const answers = { accept, decline } as const;

const cases = requestActions.flatMap((action) =>
  Object.values(requests).flatMap((request) =>
    (['requester', 'recipient'] as const).map((by) => ({ action, status: request.status, by, request })),
  ),
);

describe('a connection request', () => {
  it.each(cases)('$action when $status by the $by', ({ action, request, by }) => {
    const attempt = () => answers[action](request, by, at);
    if (by === 'requester') expect(attempt).toThrow(expect.objectContaining({ code: 'FORBIDDEN' }));
    else if (request.status !== 'pending')
      expect(attempt).toThrow(expect.objectContaining({ code: 'CONFLICT' }));
    else expect(attempt()).toEqual({ ...request, status: connectionMachine[action].to, respondedAt: at });
  });

  it('shows its two answers to the recipient, while it is pending', () => {
    expect(actionsOpenTo(connectionMachine, 'pending', 'recipient')).toEqual(['accept', 'decline']);
    expect(actionsOpenTo(connectionMachine, 'pending', 'requester')).toEqual([]);
    expect(actionsOpenTo(connectionMachine, 'accepted', 'recipient')).toEqual([]);
  });

  it('is there for the two it is between, and for nobody else', () => {
    expect(partyTo(pending, 1).party).toBe('requester');
    expect(partyTo(pending, 2).party).toBe('recipient');
    expect(() => partyTo(pending, 3)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
    expect(() => partyTo(undefined, 3)).toThrow(expect.objectContaining({ code: 'NOT_FOUND' }));
  });
});

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

  it.each(Object.values(requests))('is refused a second time, even when the first was $status', (sent) => {
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
