import { Container, type ServiceIdentifier } from 'inversify';
import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import { adapter, type Dependencies, every, port, service } from './wiring.ts';

interface Reader {
  read(): string;
}
interface Writer {
  write(text: string): void;
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

interface ReportDeps {
  readonly reader: Reader;
  readonly titles: readonly string[];
}

class Report {
  readonly deps: ReportDeps;
  constructor(deps: ReportDeps) {
    this.deps = deps;
  }
}

const initialText = port<string>('initial-text');
const titles = port<string>('titles');
const reader = port<Reader>('reader');
const writer = port<Writer>('writer');

describe('a container', () => {
  let container: Container;
  const bind = <T>(identifier: ServiceIdentifier<T>) => container.bind(identifier);
  beforeEach(() => {
    container = new Container({ defaultScope: 'Singleton' });
    bind(initialText).toConstantValue('hello');
  });

  it('gives a service what it depends on, by name', () => {
    adapter(bind, reader, MemoryText, [initialText]);
    bind(titles).toConstantValue('one');
    bind(titles).toConstantValue('two');
    service(bind, Report, { titles: every(titles), reader });
    const { deps } = container.get(Report);
    expect([deps.reader.read(), deps.titles]).toEqual(['hello', ['one', 'two']]);
  });

  it('has one adapter for two ports that it serves', () => {
    adapter(bind, [reader, writer], MemoryText, [initialText]);
    expect(container.get(reader)).toBe(container.get(writer));
  });

  it('takes another adapter for a port without a change of the service', () => {
    adapter(bind, reader, MemoryText, [initialText]);
    service(bind, Report, { reader, titles: every(titles) });
    container.rebind(reader).toConstantValue({ read: () => 'something else' });
    expect(container.get(Report).deps.reader.read()).toBe('something else');
  });
});

describe('the compiler', () => {
  type Deps = Dependencies<ReportDeps>;

  it('knows the dependencies of a service', () => {
    expectTypeOf({ reader, titles: every(titles) }).toExtend<Deps>();
    expectTypeOf({ reader: MemoryText, titles: every(titles) }).toExtend<Deps>();
  });

  it('refuses a wrong one, and one that is missing', () => {
    expectTypeOf({ reader: writer, titles: every(titles) }).not.toExtend<Deps>();
    expectTypeOf({ reader, titles }).not.toExtend<Deps>();
    expectTypeOf({ reader }).not.toExtend<Deps>();
  });

  it('knows no other names', () => {
    expectTypeOf<keyof Deps>().toEqualTypeOf<'reader' | 'titles'>();
  });
});
