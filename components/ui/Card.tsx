import { styled } from 'styled-components';
import { theme } from '../theme';

/** A sheet that lies on the page. */
export const Card = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  padding: ${theme.space.m};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius};
  background: ${theme.color.card};
`;
