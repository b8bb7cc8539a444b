import { feature, port } from '../../platform/wiring/wiring.ts';
import { NoTaxes } from './no-taxes.ts';
import { ProviderTaxes } from './provider-taxes.ts';

export const taxesFeature = feature({
  bind(bind, { TAXES }) {
    bind(port('taxes')).toConstantValue(TAXES === 'provider' ? new ProviderTaxes() : new NoTaxes());
  },
});
