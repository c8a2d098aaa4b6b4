import { type ComponentType, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { styled } from 'styled-components';
import { readLabels } from '../readLabels';
import { theme } from '../theme';
import { Button } from '../ui/Buttons';
import type { ErrorLabels } from './Island';

/**
 * Runs `Component` in its HTML. Resolves once it handles events. If it throws, the error screen replaces the page: unlike an island whose
 * script cannot be loaded, its HTML is no longer what the visitor last saw.
 */
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

/** Calls `onHydrated` once its children handle events. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

function showErrorScreen(reason: unknown, labels: ErrorLabels): void {
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  createRoot(root).render(
    <Screen>
      <Title>{labels.errorTitle}</Title>
      <p>{labels.errorText}</p>
      <details>
        <summary>{labels.errorDetails}</summary>
        <Stack>
          {reason instanceof Error ? reason.message : String(reason)}
          {reason instanceof Error && reason.stack && `\n\n${reason.stack}`}
        </Stack>
      </details>
      <Button type="button" onClick={() => location.reload()}>
        {labels.refresh}
      </Button>
    </Screen>,
  );
}

const Screen = styled.main`
  display: grid;
  justify-items: start;
  gap: ${theme.space.m};
  max-width: 44rem;
  margin-inline: auto;
  padding: ${theme.space.section} ${theme.space.gutter};

  > details {
    max-width: 100%;
  }

  > details > summary {
    padding-block: 0.6rem;
    text-decoration: underline;
  }
`;

const Title = styled.h1`
  font-size: ${theme.size.h2};
  letter-spacing: -0.02em;
  line-height: 1.1;
`;

const Stack = styled.pre`
  max-width: 100%;
  margin: 0;
  padding: ${theme.space.s};
  overflow-x: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius};
  background: ${theme.color.card};
  font-size: ${theme.size.small};
`;
