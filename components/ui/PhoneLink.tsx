import { styled } from 'styled-components';

/** A link whose text is the number that it calls; the number never breaks across lines. */
export const PhoneLink = styled.a`
  white-space: nowrap;
`;
