declare module 'virtual:union-values' {
  export const unionValues: Readonly<Record<string, string>>;
}
