import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';

export interface LinkProps extends ComponentProps<'a'> {
  readonly href: string;
}

const PlainLink = (props: LinkProps) => <a {...props} />;

const PageLink = createContext<ComponentType<LinkProps>>(PlainLink);

/** Gives all links to pages of the app the router's behaviour. */
export const LinkProvider = PageLink.Provider;

/**
 * A link to a page of the app, or to anything that is no path, such as a telephone number. What the server
 * answers by itself (a document of the API, a photo) takes a plain `<a>`.
 */
export function Link(props: LinkProps) {
  const page = useContext(PageLink);
  const Anchor = props.href.startsWith('/') ? page : PlainLink;
  return <Anchor {...props} />;
}
