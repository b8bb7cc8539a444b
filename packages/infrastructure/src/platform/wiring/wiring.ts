import type { Tracing } from '@nestmates/application/platform/tracing/tracing.ts';
import type { Need, Needs, PortName, Ports } from '@nestmates/application/platform/wiring/use-case.ts';
import type { Bind, MapToResolvedValueInjectOptions, Newable, ServiceIdentifier } from 'inversify';
import type { Knex } from 'knex';
import type { Config } from '../config/config.ts';
import type { TableModel } from '../tables/table.ts';
import type { Capability } from './capabilities.ts';
import type { FeatureExport } from './feature-export.ts';
import type { Check } from './finding.ts';
import { traced } from './use-case-spans.ts';

/** Inversify knows a port by its name. */
export const port = <Name extends PortName>(name: Name): ServiceIdentifier<Ports[Name]> => name;

/** Stands for all bindings of a port to which several features add. */
export interface Every<T> {
  readonly serviceIdentifier: ServiceIdentifier<T>;
  readonly isMultiple: true;
}

export const ports = <Name extends PortName>(name: Name): Every<Ports[Name]> => ({
  serviceIdentifier: port(name),
  isMultiple: true,
});

interface UseCase<One extends Need, Made = object> extends Newable<Made, [given: Needs<One>]> {
  readonly needs: readonly One[];
}

const identifierOf = (need: Need) => (typeof need === 'object' ? ports(need.every) : port(need));
const nameOf = (need: Need): PortName => (typeof need === 'object' ? need.every : need);

/** Binds a use case, and by a name where others need it. */
export function service<One extends Need>(bind: Bind, Service: UseCase<One>): void;
export function service<One extends Need, Name extends PortName>(
  bind: Bind,
  Service: UseCase<One, Ports[Name]>,
  name: Name,
): void;
export function service<One extends Need>(bind: Bind, Service: UseCase<One>, name?: PortName): void {
  const names = Service.needs.map(nameOf);
  bind(Service).toResolvedValue(
    (tracing: Tracing, ...given: unknown[]) => {
      const needs = Object.fromEntries(names.map((need, nth) => [need, given[nth]])) as Needs<One>;
      return traced(new Service(needs), tracing);
    },
    [port('tracing'), ...Service.needs.map(identifierOf)],
  );
  if (name) bind<unknown>(name).toService(Service);
}

type Dependency<T> = ServiceIdentifier<T> | (T extends readonly (infer One)[] ? Every<One> : never);

/** Port or class that provides each name; a wrong, missing or unknown name does not compile. */
export type Dependencies<Deps> = { readonly [Name in keyof Deps]: Dependency<Deps[Name]> };

/** Binds an adapter whose constructor takes its dependencies as one object. */
export function bindWith<Deps extends object>(
  bind: Bind,
  Adapter: Newable<object, [deps: Deps]>,
  deps: Dependencies<NoInfer<Deps>>,
): void {
  const names = Object.keys(deps);
  const providers: Dependency<unknown>[] = Object.values(deps);
  bind(Adapter).toResolvedValue(
    (...provided: unknown[]) =>
      new Adapter(Object.fromEntries(names.map((name, nth) => [name, provided[nth]])) as Deps),
    providers,
  );
}

/** The ports that one adapter serves: one, or two in a list. */
export type Served<A extends PortName, B extends PortName> = A | readonly [A, B];

/** Binds an adapter to the ports that it serves; the list has what its constructor takes. */
export function adapter<A extends PortName, B extends PortName, Args extends unknown[]>(
  bind: Bind,
  served: Served<A, B>,
  Adapter: Newable<NoInfer<Ports[A] & Ports[B]>, Args>,
  deps: MapToResolvedValueInjectOptions<NoInfer<Args>>,
): void {
  bind(Adapter).toResolvedValue((...provided: Args) => new Adapter(...provided), deps);
  for (const name of typeof served === 'string' ? [served] : served) bind(port(name)).toService(Adapter);
}

/** Changes tables, and only forward. One that has been released is never edited, nor is its name. */
export interface Migration {
  up(knex: Knex): Promise<void>;
}

/** Migrations by their names, which begin with the second in which they were begun. */
export type Migrations = Readonly<Record<string, Migration>>;

/** What a feature adds to the application: its bindings and the migrations of its tables. */
export interface Feature {
  bind(bind: Bind, config: Config): void;
  /** What the adapters can do that it binds with this configuration. */
  capabilities(config: Config): readonly Capability[];
  readonly migrations: Migrations;
  readonly tables: readonly TableModel[];
  /** What stands in the file that members take along beside the sections of its tables. */
  readonly exported: FeatureExport;
  /** What the doctor looks at, from outside the app. */
  readonly checks: readonly Check[];
}

export const feature = ({
  bind,
  capabilities = () => [],
  migrations = {},
  tables = [],
  exported = {},
  checks = [],
}: Partial<Feature> & Pick<Feature, 'bind'>): Feature => ({
  bind,
  capabilities,
  migrations,
  tables,
  exported,
  checks,
});
