import { DomainError } from '../shared/errors.ts';

const planRequired = (code: string, name: string) => (): DomainError =>
  new DomainError('forbidden', code, `This feature comes with ${name}.`, {
    flags: { requiresSubscription: true },
  });

export const proRequired = planRequired('PRO_REQUIRED', 'Pro');
export const premiumRequired = planRequired('PREMIUM_REQUIRED', 'Premium');
