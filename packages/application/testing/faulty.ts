/** The same adapter but for these of its members. */
export function faulty<Adapter extends object>(adapter: Adapter, instead: Partial<Adapter>): Adapter {
  return new Proxy(adapter, {
    get(target, name) {
      if (Object.hasOwn(instead, name)) return Reflect.get(instead, name);
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
