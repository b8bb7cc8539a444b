import { port } from '@nestmates/infrastructure/platform/wiring/wiring.ts';
import type { Container } from 'inversify';

/** Counts a member's events without keeping another call of theirs from adding one meanwhile. */
export function swap(container: Container): void {
  const real = container.get(port('members'));
  container.rebind(port('members')).toConstantValue(
    new Proxy(real, {
      get(target, name) {
        if (name === 'lock') return async () => undefined;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    }),
  );
}
