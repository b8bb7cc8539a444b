/** The pages of members that the server renders. */
export const renderedPages: ReadonlySet<string> = new Set(['/dashboard', '/browse']);
