import type { Machine } from '../../platform/shared/machine.ts';

export const caseStates = ['open', 'decided', 'appealed', 'upheld', 'overturned', 'void'] as const;
export type CaseState = (typeof caseStates)[number];

export const caseRoles = ['admin', 'member', 'clock'] as const;
export type CaseRole = (typeof caseRoles)[number];

/** What happens to a case: who may do what in which state, and what comes of it. */
export const caseMachine = {
  claim: { from: ['open', 'appealed'], by: ['admin'] },
  note: { from: caseStates, by: ['admin'] },
  /** The member tells their side before anybody has decided. */
  say: { from: ['open'], by: ['member'] },
  /** An e-mail with whom to call; it changes nothing. */
  help: { from: ['open'], by: ['admin'] },
  decide: { from: ['open'], by: ['admin'], to: 'decided' },
  undo: { from: ['decided'], by: ['admin'], to: 'open' },
  appeal: { from: ['decided'], by: ['member'], to: 'appealed' },
  uphold: { from: ['appealed'], by: ['admin'], to: 'upheld' },
  overturn: { from: ['appealed'], by: ['admin'], to: 'overturned' },
  /** The thing and the member are gone, so there is nobody to decide about. */
  close: { from: ['open', 'appealed'], by: ['clock'], to: 'void' },
} as const satisfies Machine<CaseState, CaseRole>;

export type CaseAction = keyof typeof caseMachine;
