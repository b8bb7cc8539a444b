import type { Bind, MapToResolvedValueInjectOptions, Newable, ServiceIdentifier } from 'inversify';
import type { Knex } from 'knex';
import type { Config } from '../config/config.ts';
import type { TableModel } from '../tables/table.ts';
import type { Capability } from './capabilities.ts';
import type { FeatureExport } from './feature-export.ts';

/** The key of a dependency that is not a class; its type is that of the port. */
export const port = <T>(name: string): ServiceIdentifier<T> => Symbol(name);

/** Stands for all bindings of a port to which several features add. */
export interface Every<T> {
  readonly serviceIdentifier: ServiceIdentifier<T>;
  readonly isMultiple: true;
}

export const every = <T>(serviceIdentifier: ServiceIdentifier<T>): Every<T> => ({
  serviceIdentifier,
  isMultiple: true,
});

type Dependency<T> = ServiceIdentifier<T> | (T extends readonly (infer One)[] ? Every<One> : never);

/** For each name the port or class that provides it; a wrong, missing or unknown name does not compile. */
export type Dependencies<Deps> = { readonly [Name in keyof Deps]: Dependency<Deps[Name]> };

/** Binds a class whose constructor takes its dependencies as one object. */
export function service<Deps extends object>(
  bind: Bind,
  Service: Newable<object, [deps: Deps]>,
  deps: Dependencies<NoInfer<Deps>>,
): void {
  const names = Object.keys(deps);
  const providers: Dependency<unknown>[] = Object.values(deps);
  bind(Service).toResolvedValue(
    (...provided: unknown[]) =>
      new Service(Object.fromEntries(names.map((name, nth) => [name, provided[nth]])) as Deps),
    providers,
  );
}

/** The ports that one adapter serves: one, or two in a list. */
export type Served<A, B> = ServiceIdentifier<A> | readonly [ServiceIdentifier<A>, ServiceIdentifier<B>];

/** Binds an adapter to the ports that it serves; the list has what its constructor takes. */
export function adapter<A, B, Args extends unknown[]>(
  bind: Bind,
  served: Served<A, B>,
  Adapter: Newable<NoInfer<A & B>, Args>,
  deps: MapToResolvedValueInjectOptions<NoInfer<Args>>,
): void {
  bind(Adapter).toResolvedValue((...provided: Args) => new Adapter(...provided), deps);
  for (const port of Array.isArray(served) ? served : [served]) bind(port).toService(Adapter);
}

/** Changes tables, and only forward. One that has been released is never edited, nor is its name. */
export interface Migration {
  up(knex: Knex): Promise<void>;
}

/** By their names, which begin with the second in which they were begun. */
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
}

export const feature = ({
  bind,
  capabilities = () => [],
  migrations = {},
  tables = [],
  exported = {},
}: Partial<Feature> & Pick<Feature, 'bind'>): Feature => ({
  bind,
  capabilities,
  migrations,
  tables,
  exported,
});
