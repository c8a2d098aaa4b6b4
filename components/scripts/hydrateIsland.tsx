import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { showErrorScreen } from './showErrorScreen';

/** Brings the component to life in its HTML. Done when it listens; a failing one takes the page with it. */
export function hydrateIsland(marker: HTMLElement, Component: ComponentType): Promise<void> {
  const props = JSON.parse(marker.dataset.props ?? '{}');
  return new Promise((done) => {
    hydrateRoot(
      marker,
      <Awake onAwake={done}>
        <Component {...props} />
      </Awake>,
      { onUncaughtError: showErrorScreen },
    );
  });
}

function Awake({ onAwake, children }: { onAwake: () => void; children: ReactNode }) {
  useEffect(onAwake, [onAwake]);
  return children;
}
