import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import type { PageFrameData } from '../../pipeline/model/pageFrame';
import { useLabels } from '../labels';
import { media, theme, touchTarget, underlinedOnHover, wrappingRow } from '../theme';
import { Container } from '../ui/Section';
import { FooterContact, FooterHours } from './FooterContact';
import { Wordmark } from './Wordmark';

/** The footer of every page: the business, how to reach it, and links. */
export function Footer({ frame }: { frame: PageFrameData }) {
  const labels = useLabels();
  const { business, navigation } = frame;
  const { footer } = navigation;
  return (
    <Ground>
      <Columns>
        <Brand>
          <Wordmark frame={frame} />
          <p>{business.tagline}</p>
          {business.accreditation && <p>{business.accreditation}</p>}
        </Brand>
        {footer.links && (
          <FooterColumn as="nav" heading={footer.heading}>
            <Entries>
              {footer.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href}>{link.label}</a>
                </li>
              ))}
            </Entries>
          </FooterColumn>
        )}
        <FooterColumn heading={footer.contactHeading} wide={isLongAddress(business.email)}>
          <FooterContact {...business} />
        </FooterColumn>
        {business.served.length > 0 && (
          <FooterColumn heading={footer.areasHeading}>
            <Entries>
              {business.served.map(({ label, href }) => (
                <li key={label}>{href ? <a href={href}>{label}</a> : label}</li>
              ))}
            </Entries>
          </FooterColumn>
        )}
        {business.hours.length > 0 && (
          <FooterColumn heading={footer.hoursHeading}>
            <FooterHours {...business} />
          </FooterColumn>
        )}
      </Columns>
      <Base>
        {business.license && (
          <p>
            {business.licenseLabel} {business.license}
          </p>
        )}
        {footer.note && <p>{footer.note}</p>}
        {business.privacyPage && <a href={business.privacyPage.href}>{business.privacyPage.label}</a>}
        {business.social && (
          <Social aria-label={labels.social}>
            {business.social.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.label}</a>
              </li>
            ))}
          </Social>
        )}
      </Base>
    </Ground>
  );
}

/** Whether a part of an email address is wider than half the screen of a small phone. An address may wrap after its @. */
const isLongAddress = (email = '') => email.split('@').some((part) => part.length > 16);

const Ground = styled.footer`
  padding-block: clamp(${theme.space.xl}, 6vw, ${theme.space.xxl}) ${theme.space.m};
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.stone};
  color: ${theme.color.quiet};
  font-size: 1rem;
  line-height: 1.5;

  ${media.print} {
    padding-block: ${theme.space.m} 0;
    background: none;

    nav,
    ul,
    div:has(> h2 + ul) {
      display: none;
    }
  }
`;

const Columns = styled(Container)`
  display: grid;
  grid-auto-flow: dense;
  grid-template-columns: minmax(0, 11fr) minmax(0, 10fr);
  gap: ${theme.space.m} ${theme.space.s};

  ${media.medium} {
    grid-auto-flow: row;
    grid-template-columns: repeat(4, auto);
    gap: ${theme.space.l} ${theme.space.m};
  }

  ${media.wide} {
    grid-template-columns: 1.3fr 0.8fr 1.2fr 0.9fr 1.2fr;
  }
`;

const Brand = styled.div`
  grid-column: 1 / -1;

  > p {
    max-width: 18rem;
    margin-top: 0.5rem;
  }

  ${media.wide} {
    grid-column: auto;
  }
`;

const Base = styled(Container)`
  ${wrappingRow}
  align-items: center;
  gap: 0.25rem ${theme.space.m};
  margin-top: clamp(${theme.space.l}, 5vw, ${theme.space.xl});

  > a {
    ${touchTarget}
  }
`;

const Social = styled.ul`
  ${wrappingRow}
  gap: 0 ${theme.space.m};

  a {
    ${touchTarget}
    font-weight: 600;
  }

  ${media.wide} {
    margin-left: auto;
  }
`;

const wideLook = css`
  grid-column: 1 / -1;

  ${media.medium} {
    grid-column: auto;
    width: min-content;
    min-width: 14rem;
    overflow-wrap: break-word;
  }

  ${media.wide} {
    width: auto;
    min-width: min-content;
  }
`;

/** On phones, a list takes the whole row, and short entries are side by side. */
const Entries = styled.ul`
  ${media.phone} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(7rem, 100%), 1fr));
    column-gap: ${theme.space.xs};
  }

  li {
    padding-block: 0.2rem;
  }

  li:has(> a) {
    padding-block: 0;
  }
`;

interface FooterColumnProps {
  as?: 'nav';
  heading?: string;
  /** Whether the column takes the whole row on phones. */
  wide?: boolean;
  children: ReactNode;
}

function FooterColumn({ as, heading, wide, children }: FooterColumnProps) {
  return (
    <Column as={as} $wide={wide} aria-label={as && heading}>
      {heading && <h2>{heading}</h2>}
      {children}
    </Column>
  );
}

const Column = styled.div<{ $wide?: boolean }>`
  min-width: 0;
  ${({ $wide }) => $wide && wideLook}

  ${media.phone} {
    &:has(> ${Entries}) {
      grid-column: 1 / -1;
    }
  }
  overflow-wrap: anywhere;

  > h2 {
    margin-bottom: 0.5rem;
    color: ${theme.color.ink};
    font-size: 1rem;
  }

  /* :where has no specificity, so that the links of the address keep their own color. */
  :where(a) {
    ${touchTarget}
    color: inherit;
    ${underlinedOnHover}
  }

  @media (hover: hover) and (pointer: fine) {
    a {
      min-height: 2rem;
    }
  }
`;
