import { Component, type ReactNode } from 'react';

interface EngineBoundaryProps {
  failure: (error: unknown) => ReactNode;
  children: ReactNode;
}

export class EngineBoundary extends Component<EngineBoundaryProps, { error: unknown }> {
  override state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.failure(error);
  }
}
