import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  /** Shown in place of what broke. */
  readonly fallback: ReactNode;
  /** What is inside, as an address, say: something else gets a chance of its own. */
  readonly resetKey?: string | undefined;
  readonly children: ReactNode;
}

/** What breaks inside, such as a part whose code a lost connection withheld, takes nothing around it along. */
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
