import { feature, port } from '../../platform/wiring/wiring.ts';
import { NoTaxes } from './no-taxes.ts';
import { ProviderTaxes } from './provider-taxes.ts';

export const taxesFeature = feature({
  bind(bind, { TAXES, HIGHEST_TAX_BPS }) {
    const taxes = TAXES === 'provider' ? new ProviderTaxes(HIGHEST_TAX_BPS) : new NoTaxes();
    bind(port('taxes')).toConstantValue(taxes);
  },
});
