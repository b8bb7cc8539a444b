import {
  type CarrierId,
  carrierIds,
  requireTracking,
  trackingRule,
} from '@nestmates/domain/market/orders/tracking.ts';
import { ruleIssues } from '../../../../forms/rule-issues.ts';
import type { FormSchema } from '../../../../forms/schema.ts';

export interface SendBackForm {
  readonly carrier: CarrierId;
  readonly trackingNumber: string;
}

/** Both are needed; the number is checked with the domain's rule. */
export const sendBackSchema: FormSchema<SendBackForm> = {
  '~standard': {
    validate(values) {
      const { carrier: chosen, trackingNumber: typed } = values as Record<keyof SendBackForm, string>;
      const carrier = carrierIds.find((id) => id === chosen);
      const issues = [
        ...(carrier ? [] : [{ path: ['carrier'], message: trackingRule.missingCarrier }]),
        ...ruleIssues('trackingNumber', () => requireTracking(carrier ?? 'other', typed)),
      ];
      if (!carrier || issues.length > 0) return { issues };
      return { value: { carrier, trackingNumber: requireTracking(carrier, typed).number } };
    },
  },
};
