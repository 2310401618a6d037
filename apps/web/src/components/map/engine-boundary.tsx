import type { ReactNode } from 'react';
import { Component } from 'react';

interface EngineBoundaryProps {
  /** What stands in the place of a map that failed. */
  failure: (error: unknown) => ReactNode;
  children: ReactNode;
}

/** Keeps a map that fails from taking its screen along. */
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
