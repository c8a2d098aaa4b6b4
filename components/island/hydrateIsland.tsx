import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { readLabels } from '../readLabels';
import { showErrorScreen } from './ErrorScreen';
import type { ErrorLabels } from './Island';

/** Resolves once the component handles events. An error in it replaces the whole page. */
export function hydrateIsland(island: HTMLElement, Component: ComponentType): Promise<void> {
  const props = JSON.parse(island.dataset.props ?? '{}');
  return new Promise((resolve) => {
    hydrateRoot(
      island,
      <Hydrated onHydrated={resolve}>
        <Component {...props} />
      </Hydrated>,
      { onUncaughtError: (reason) => showErrorScreen(reason, readLabels<ErrorLabels>(island)) },
    );
  });
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
