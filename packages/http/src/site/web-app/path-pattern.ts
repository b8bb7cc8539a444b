/** Matches the paths of a pattern such as `/messages/:userId`; its parameters are groups. */
export const pathPattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
