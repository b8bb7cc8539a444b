import type { Machine } from '../../platform/shared/machine.ts';

export const selfieCheckStates = ['asked', 'sent', 'approved', 'again', 'lapsed', 'refused'] as const;
export type SelfieCheckState = (typeof selfieCheckStates)[number];

export const selfieDecisions = ['approve', 'again', 'refuse'] as const;
export type SelfieDecision = (typeof selfieDecisions)[number];

/**
 * What happens to a check. One that was approved is looked at again when the member has another main photo while the
 * selfies are still there. One that nobody has looked at in time lapses, so that no selfies are kept without an end.
 */
export const selfieCheckMachine = {
  send: { from: ['asked'], by: ['member'], to: 'sent' },
  approve: { from: ['sent', 'approved'], by: ['admin'], to: 'approved' },
  again: { from: ['sent', 'approved'], by: ['admin'], to: 'again' },
  lapse: { from: ['sent'], by: ['clock'], to: 'lapsed' },
  refuse: { from: ['sent', 'approved'], by: ['admin'], to: 'refused' },
} as const satisfies Machine<SelfieCheckState, 'member' | 'admin' | 'clock'>;
