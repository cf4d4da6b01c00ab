'use client';

import { Component, type ReactNode } from 'react';

type KeepViewProps = { view: ReactNode; children: ReactNode };

/** Catches what its children throw in the browser and keeps showing the view that the server sent. */
export class KeepView extends Component<KeepViewProps, { thrown: boolean }> {
  override state = { thrown: false };

  static getDerivedStateFromError() {
    return { thrown: true };
  }

  override render() {
    return this.state.thrown ? this.props.view : this.props.children;
  }
}
