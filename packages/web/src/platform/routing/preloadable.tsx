import { type ComponentType, type LazyExoticComponent, lazy, useState } from 'react';

interface LoadedModule<Props> {
  readonly default: ComponentType<Props>;
  /** Loads what the component shows at once and does not import itself. */
  readonly preload?: () => Promise<unknown>;
}

/** A component that is loaded when it is shown, or before, and then shown without a fallback. */
export interface Preloadable<Props = object> {
  readonly Lazy: LazyExoticComponent<ComponentType<Props>>;
  loaded(): ComponentType<Props> | undefined;
  preload(): Promise<void>;
}

export function preloadable<Props extends object>(
  load: () => Promise<LoadedModule<Props>>,
): Preloadable<Props> {
  let loaded: ComponentType<Props> | undefined;
  return {
    Lazy: lazy(load),
    loaded: () => loaded,
    async preload() {
      const { default: Component, preload } = await load();
      await preload?.();
      loaded = Component;
    },
  };
}

interface PreloadedProps<Props> {
  readonly part: Preloadable<Props>;
  readonly props: NoInfer<Props>;
}

export function Preloaded<Props extends object>({ part, props }: PreloadedProps<Props>) {
  const component = () => part.loaded() ?? part.Lazy;
  const [shown, setShown] = useState(() => ({ part, Component: component() }));
  // Kept while the part is the same: another component would begin anew.
  if (shown.part !== part) setShown({ part, Component: component() });
  const { Component } = shown;
  return <Component {...props} />;
}
