import { useCase } from '../../platform/wiring/use-case.ts';

/**
 * What buyers have paid stays in our balance at the provider until it is released. A provider that pays the balance out
 * to our bank by itself takes it away, so an operator is told.
 */
export class PlatformPayouts extends useCase('paymentProviders', 'alerts') {
  async check(): Promise<void> {
    const { paymentProviders: providers, alerts } = this.needs;
    for (const { name, statement } of providers.all) {
      if (await statement.paysOutByItself()) {
        alerts.raise('the payment provider pays our balance out by itself: set its payouts to manual', {
          provider: name,
        });
      }
    }
  }
}
