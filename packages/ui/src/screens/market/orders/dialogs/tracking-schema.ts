import { type CarrierId, carrierIds, toTrackingNumber } from '@nestmates/domain/market/orders/tracking.ts';
import { ruleIssues } from '../../../../forms/rule-issues.ts';
import type { FormSchema } from '../../../../forms/schema.ts';

export interface TrackingForm {
  readonly carrier?: CarrierId;
  readonly trackingNumber?: string;
}

/** Both may be left out; the number is checked with the domain's rule. */
export const trackingSchema: FormSchema<TrackingForm> = {
  '~standard': {
    validate(values) {
      const { carrier: chosen, trackingNumber: typed } = values as {
        carrier: string;
        trackingNumber: string;
      };
      const issues = ruleIssues('trackingNumber', () => toTrackingNumber(typed));
      if (issues.length > 0) return { issues };
      const carrier = carrierIds.find((id) => id === chosen);
      const trackingNumber = toTrackingNumber(typed);
      return { value: { ...(carrier ? { carrier } : {}), ...(trackingNumber ? { trackingNumber } : {}) } };
    },
  },
};
