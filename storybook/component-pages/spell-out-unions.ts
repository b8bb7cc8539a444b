import { unionValues } from 'virtual:union-values';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';

const spelledOut = (type: string): string =>
  type.replace(/\b[A-Z]\w+\b/g, (name) => unionValues[name] ?? name);

/** A property has the values that can be given on its component's page, not the name of their type. */
export const spellOutUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = argType.table?.type?.summary;
      if (summary === undefined) return [name, argType];
      const type = { ...argType.table?.type, summary: spelledOut(summary) };
      return [name, { ...argType, table: { ...argType.table, type } }];
    }),
  );
