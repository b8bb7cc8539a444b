import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown instead of the children after an error. */
  readonly fallback: ReactNode;
  /** When it changes, such as the path of a page, the children are rendered again. */
  readonly resetKey?: string | undefined;
  readonly children: ReactNode;
}

/** Contains render errors, including code that could not be loaded, so that the rest of the page keeps working. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.broken && before.resetKey !== this.props.resetKey) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
