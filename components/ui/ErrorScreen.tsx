import { styled } from 'styled-components';
import { notices } from '../notices';
import { theme } from '../theme';
import { type ButtonLook, buttonLook } from './buttonLook';

/** What stands instead of a page whose moving part failed: spec.txt section 8. */
export function ErrorScreen({ message, stack }: { message: string; stack?: string }) {
  return (
    <Screen>
      <Title>{notices.broken}</Title>
      <p>{notices.brokenText}</p>
      <details>
        <summary>{notices.details}</summary>
        <Stack>
          {message}
          {stack && `\n\n${stack}`}
        </Stack>
      </details>
      <Refresh type="button" onClick={() => location.reload()}>
        {notices.refresh}
      </Refresh>
    </Screen>
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

const Refresh = styled.button<ButtonLook>`
  ${buttonLook}
`;
