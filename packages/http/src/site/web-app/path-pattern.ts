/**
 * Matches the paths of a pattern such as `/messages/:userId`, as the router of the app does; its parameters are
 * groups.
 */
export const pathPattern = (pattern: string): RegExp =>
  new RegExp(`^${pattern.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/*$`, 'i');
