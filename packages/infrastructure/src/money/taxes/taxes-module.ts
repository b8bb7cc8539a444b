import { feature } from '../../platform/wiring/wiring.ts';
import { NoTaxes } from './no-taxes.ts';
import { taxes } from './ports.ts';
import { ProviderTaxes } from './provider-taxes.ts';

export const taxesFeature = feature({
  bind(bind, { TAXES }) {
    bind(taxes).toConstantValue(TAXES === 'provider' ? new ProviderTaxes() : new NoTaxes());
  },
});
