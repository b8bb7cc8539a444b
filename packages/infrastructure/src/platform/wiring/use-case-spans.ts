import { type Tracing, withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';

type Method = (...given: unknown[]) => unknown;

const methodsOf = (prototype: object): readonly (readonly [string, Method])[] =>
  Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    typeof value === 'function' && name !== 'constructor' ? [[name, value as Method] as const] : [],
  );

/** Makes a span of each call of a use case within a trace. */
export function traced<UseCase extends object>(useCase: UseCase, tracing: Tracing): UseCase {
  if (tracing === withoutTracing) return useCase;
  const prototype: object = Object.getPrototypeOf(useCase);
  for (const [name, method] of methodsOf(prototype)) {
    const spanName = `${useCase.constructor.name}.${name}`;
    const call = (...given: unknown[]) => {
      const run = () => method.apply(useCase, given);
      return tracing.traceId ? tracing.within(spanName, {}, run) : run();
    };
    Object.defineProperty(useCase, name, { value: call, configurable: true, writable: true });
  }
  return useCase;
}
