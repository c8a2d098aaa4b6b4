import { styled } from 'styled-components';
import type { Labels } from '../../pipeline/labels/labels';
import { controlLook } from '../form/fields';
import { pickLabels, useLabels } from '../labels';
import { theme } from '../theme';

const SCRIPT_LABELS = ['foundNone', 'foundOne', 'foundOther', 'foundMore', 'searchFailed'] as const;

/** The labels of the script that searches. */
export type SearchLabels = Pick<Labels, (typeof SCRIPT_LABELS)[number]>;

/** A search over the articles, which is hidden where its script does not run. */
export function ArticleSearch() {
  const labels = useLabels();
  return (
    <Form role="search" data-search data-labels={JSON.stringify(pickLabels(labels, SCRIPT_LABELS))}>
      <Label>
        {labels.searchArticles}
        <Box type="search" name="q" autoComplete="off" enterKeyHint="search" />
      </Label>
      <Found role="status" data-found />
      <Results data-results />
      <template>
        <li>
          <a href="/">
            <Title data-title />
          </a>
          <Excerpt data-excerpt />
        </li>
      </template>
    </Form>
  );
}

const Form = styled.form`
  max-width: ${theme.width.text};
  margin-bottom: ${theme.space.l};

  @media (scripting: none) {
    display: none;
  }

  &:not([data-ready]) {
    visibility: hidden;
  }
`;

const Label = styled.label`
  display: grid;
  gap: 0.4rem;
  font-weight: 600;
`;

const Box = styled.input`
  ${controlLook}
`;

const Found = styled.p`
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};

  &:not(:empty) {
    margin-top: ${theme.space.xs};
  }
`;

const Results = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    padding-block: ${theme.space.s};
    border-bottom: 1px solid ${theme.color.line};
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.height.target};
  }
`;

const Title = styled.span`
  font-weight: 650;
`;

const Excerpt = styled.p`
  color: ${theme.color.quiet};
  font-size: ${theme.size.small};
  line-height: 1.5;
`;
