import { Visitor } from './visitor.ts';

/** The same member and session as a client of another server. */
export function onAnotherServer(member: Visitor, server: { readonly origin: string }): Visitor {
  const visitor = new Visitor(server.origin);
  for (const [name, value] of member.cookies) visitor.cookies.set(name, value);
  return visitor;
}
