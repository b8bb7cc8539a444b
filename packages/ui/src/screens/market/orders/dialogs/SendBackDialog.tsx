import {
  type CarrierId,
  carrierIds,
  requireTracking,
  trackingRule,
} from '@nestmates/domain/market/orders/tracking.ts';
import { ruleIssues } from '../../../../forms/rule-issues.ts';
import type { FormSchema } from '../../../../forms/schema.ts';
import { otherNameFirst } from '../order-people.ts';
import type { OrderDialogProps } from './OrderFormDialog.tsx';
import { TrackingDialog } from './TrackingDialog.tsx';

interface SendBackForm {
  readonly carrier: CarrierId;
  readonly trackingNumber: string;
}

/** Both are needed; the number is checked with the domain's rule. */
const sendBackSchema: FormSchema<SendBackForm> = {
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

/** The buyer has sent it back. Its code is large: import it when it is opened. */
export const SendBackDialog = ({
  kind,
  order,
  issues,
  onSubmit,
  onClose,
}: OrderDialogProps<SendBackForm>) => (
  <TrackingDialog
    kind={kind}
    issues={issues}
    onSubmit={onSubmit}
    onClose={onClose}
    schema={sendBackSchema}
    title="I have sent it back"
    description={`${otherNameFirst(order)} is told, and has seven days to confirm that it arrived. With the tracking number both of you can see where it is, and we if you do not agree.`}
    submit="I Have Sent It Back"
  />
);
