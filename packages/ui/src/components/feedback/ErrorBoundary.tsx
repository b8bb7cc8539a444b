import { Component, type ReactNode } from 'react';

interface SafeguardProps {
  /** Shown in place of what broke. */
  readonly fallback: ReactNode;
  /** What is inside, as an address, say: something else gets a chance of its own. */
  readonly of?: string | undefined;
  readonly children: ReactNode;
}

/** What breaks inside, such as a part whose code a lost connection withheld, takes nothing around it along. */
export class Safeguard extends Component<SafeguardProps, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidUpdate(before: SafeguardProps) {
    if (this.state.broken && before.of !== this.props.of) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
