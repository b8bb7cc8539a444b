import { AdminSelfieChecks } from '@nestmates/application/office/selfie-checks/admin-selfie-checks.ts';
import { repository } from '../../platform/database/bindings.ts';
import { feature, port, service } from '../../platform/wiring/wiring.ts';
import { WaitingCheckReader } from './waiting-check-reader.ts';

export const adminSelfieChecksFeature = feature({
  bind(bind) {
    repository(bind, 'waitingChecks', WaitingCheckReader);
    bind(port('dataUrl')).toConstantValue(
      (jpeg) => `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
    );
    service(bind, AdminSelfieChecks);
  },
});
