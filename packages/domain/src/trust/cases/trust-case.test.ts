import { describe, expect, it } from 'vitest';
import { requireAllowed } from '../../platform/shared/machine.ts';
import { caseMachine, caseRoles, caseStates } from './case-machine.ts';
import {
  after,
  type CaseEvent,
  caseChanged,
  caseOf,
  changeSince,
  newCase,
  type TrustCase,
  wordsOfEvent,
} from './trust-case.ts';

const at = new Date('2026-11-23T09:00:00Z');
const begun = newCase(1, 7);
const base = { at, byId: 9 } as const;

const reported: CaseEvent = { ...base, byId: null, type: 'reported', reportId: 1 };
const claimed: CaseEvent = { ...base, type: 'claimed' };
const noted: CaseEvent = { ...base, type: 'noted', words: 'New here.' };
const decided: CaseEvent = { ...base, type: 'decided', decisionId: 3, decision: 'warn' };
const undone: CaseEvent = { ...base, type: 'undone', decisionId: 3 };
const appealed: CaseEvent = { ...base, byId: null, type: 'appealed' };
const upheld: CaseEvent = { ...base, type: 'upheld', words: 'It stays.' };
const overturned: CaseEvent = { ...base, type: 'overturned', words: 'You are right.' };
const helped: CaseEvent = { ...base, type: 'helped' };
const saidBy: CaseEvent = { ...base, byId: null, type: 'said', words: 'It was a joke.' };
const closed: CaseEvent = { ...base, byId: null, type: 'closed' };
const joined: CaseEvent = { ...base, byId: null, type: 'joined' };
const expired: CaseEvent = { ...base, byId: null, type: 'expired' };

/** Which events each state takes, written by hand. */
const taken: Readonly<Record<TrustCase['status'], readonly CaseEvent[]>> = {
  open: [reported, claimed, noted, helped, saidBy, decided, closed, joined, expired],
  decided: [reported, noted, undone, appealed],
  appealed: [reported, claimed, noted, upheld, overturned, closed, joined, expired],
  upheld: [reported, noted],
  overturned: [reported, noted],
  void: [reported, noted],
};
const all = [
  reported,
  claimed,
  noted,
  helped,
  saidBy,
  decided,
  undone,
  appealed,
  upheld,
  overturned,
  closed,
  joined,
  expired,
];

describe('a case', () => {
  it.each(caseStates)('that is %s takes what it should, and refuses the rest', (status) => {
    for (const event of all) {
      const take = () => after({ ...begun, status }, event);
      if (taken[status].includes(event)) expect(take, event.type).not.toThrow();
      else expect(take, event.type).toThrow('changed in the meantime');
    }
  });

  it('lets nobody but these act', () => {
    const by = {
      admin: ['claim', 'note', 'help', 'decide', 'undo', 'uphold', 'overturn'],
      member: ['say', 'appeal'],
      clock: ['close'],
    };
    for (const role of caseRoles) {
      for (const [action, { from }] of Object.entries(caseMachine)) {
        const act = () =>
          requireAllowed(caseMachine, action as keyof typeof caseMachine, { status: from[0] }, role);
        if (by[role].includes(action)) expect(act).not.toThrow();
        else expect(act).toThrow('not yours');
      }
    }
  });

  it('is what its events make of it', () => {
    expect(caseOf(begun, [reported, claimed])).toMatchObject({ status: 'open', version: 2, claimedBy: 9 });
    expect(caseOf(begun, [reported, claimed, decided])).toMatchObject({
      status: 'decided',
      claimedBy: null,
      decisionId: 3,
    });
    expect(caseOf(begun, [decided, undone])).toMatchObject({
      status: 'open',
      claimedBy: 9,
      decisionId: null,
    });
    expect(caseOf(begun, [decided, appealed, claimed, overturned])).toMatchObject({
      status: 'overturned',
      decisionId: 3,
      version: 4,
    });
    // An appeal is nobody's until somebody claims it, whoever noted something meanwhile.
    expect(after({ ...begun, status: 'decided', claimedBy: 9 }, appealed).claimedBy).toBeNull();
  });

  it('was changed by the last that matters since the version that was seen', () => {
    expect(changeSince([reported, noted, claimed], 1)).toBeUndefined();
    expect(changeSince([reported, decided, noted], 1)).toBe(decided);
    expect(changeSince([reported, decided], 2)).toBeUndefined();
    // What follows by itself from another state is not what has happened.
    expect(changeSince([decided, undone, reported], 1)).toBe(undone);
    expect(changeSince([decided, reported, reported], 2)).toBe(reported);
    const withdrawn = { ...reported, type: 'withdrawn' } as const;
    expect(changeSince([decided, reported, withdrawn], 1)).toBe(withdrawn);
  });

  it('says who has changed it, where that is known', () => {
    const messageWith = (who: string) => caseChanged({ what: 'it was decided', who }).message;
    expect([messageWith('Sara'), messageWith('')]).toEqual([
      'In the meantime it was decided (Sara). Please look again.',
      'In the meantime it was decided. Please look again.',
    ]);
  });

  it('says in words what has happened', () => {
    for (const event of all) expect(wordsOfEvent(event)).toMatch(/\w/);
    expect(wordsOfEvent(noted)).toBe('a note was written');
    expect(wordsOfEvent({ type: 'decided', decision: 'warn' })).toBe('it was decided: Warn');
  });
});
