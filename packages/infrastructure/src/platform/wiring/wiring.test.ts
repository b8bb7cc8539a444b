import { withoutTracing } from '@nestmates/application/platform/tracing/tracing.ts';
import { every, type Ports, useCase } from '@nestmates/application/platform/wiring/use-case.ts';
import { Container, type ServiceIdentifier } from 'inversify';
import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { adapter, bindWith, type Dependencies, port, ports, service } from './wiring.ts';

interface Reader {
  read(): string;
}
interface Writer {
  write(text: string): void;
}

declare module '@nestmates/application/platform/wiring/use-case.ts' {
  interface Ports {
    readonly testText: string;
    readonly testTitles: string;
    readonly testReader: Reader;
    readonly testWriter: Writer;
    readonly testReport: Report;
  }
}

class MemoryText implements Reader, Writer {
  #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  read(): string {
    return this.#text;
  }
  write(text: string): void {
    this.#text = text;
  }
}

class Report extends useCase('testReader', every('testTitles')) {
  text(): string {
    const { testReader: reader, testTitles: titles } = this.needs;
    return [...titles, reader.read()].join(' ');
  }
}

interface PrinterDeps {
  readonly reader: Reader;
  readonly titles: readonly string[];
}

class Printer {
  readonly deps: PrinterDeps;
  constructor(deps: PrinterDeps) {
    this.deps = deps;
  }
}

describe('a container', () => {
  let container: Container;
  const bind = <T>(identifier: ServiceIdentifier<T>) => container.bind(identifier);
  beforeEach(() => {
    container = new Container({ defaultScope: 'Singleton' });
    bind(port('tracing')).toConstantValue(withoutTracing);
    bind(port('testText')).toConstantValue('hello');
    bind(port('testTitles')).toConstantValue('one');
    bind(port('testTitles')).toConstantValue('two');
  });

  it('gives a use case what it names', () => {
    adapter(bind, 'testReader', MemoryText, [port('testText')]);
    service(bind, Report);
    expect(container.get(Report).text()).toBe('one two hello');
  });

  it('has one use case under its class and its name', () => {
    adapter(bind, 'testReader', MemoryText, [port('testText')]);
    service(bind, Report, 'testReport');
    expect(container.get(port('testReport'))).toBe(container.get(Report));
  });

  it('has one adapter for two ports that it serves', () => {
    adapter(bind, ['testReader', 'testWriter'], MemoryText, [port('testText')]);
    expect(container.get(port('testReader'))).toBe(container.get(port('testWriter')));
  });

  it('takes another adapter for a port without a change of the use case', () => {
    adapter(bind, 'testReader', MemoryText, [port('testText')]);
    service(bind, Report);
    container.rebind(port('testReader')).toConstantValue({ read: () => 'something else' });
    expect(container.get(Report).text()).toBe('one two something else');
  });

  it('gives an adapter what it depends on, by name', () => {
    adapter(bind, 'testReader', MemoryText, [port('testText')]);
    bindWith(bind, Printer, { reader: port('testReader'), titles: ports('testTitles') });
    const { deps } = container.get(Printer);
    expect([deps.reader.read(), deps.titles]).toEqual(['hello', ['one', 'two']]);
  });
});

describe('the compiler', () => {
  type Deps = Dependencies<PrinterDeps>;
  const reader = port('testReader');
  const titles = ports('testTitles');

  it('knows what a use case needs', () => {
    type Given = ConstructorParameters<typeof Report>[0];
    expectTypeOf<Given>().toEqualTypeOf<
      { readonly testReader: Reader } & { readonly testTitles: readonly string[] }
    >();
  });

  it('refuses a name that no feature has, and a class under the name of another', () => {
    expectTypeOf<'nothing'>().not.toExtend<Parameters<typeof useCase>[number]>();
    expectTypeOf<Report>().toExtend<Ports['testReport']>();
    expectTypeOf<Report>().not.toExtend<Ports['testReader']>();
  });

  it('knows the dependencies of an adapter', () => {
    expectTypeOf({ reader, titles }).toExtend<Deps>();
    expectTypeOf({ reader: MemoryText, titles }).toExtend<Deps>();
  });

  it('refuses a wrong one, and one that is missing', () => {
    expectTypeOf({ reader: port('testWriter'), titles }).not.toExtend<Deps>();
    expectTypeOf({ reader, titles: reader }).not.toExtend<Deps>();
    expectTypeOf({ reader }).not.toExtend<Deps>();
  });

  it('knows no other names', () => {
    expectTypeOf<keyof Deps>().toEqualTypeOf<'reader' | 'titles'>();
  });
});
