import { styled } from 'styled-components';
import { type PickedLabels, useLabels, useScriptLabels } from '../labels';
import { theme } from '../theme';
import { controlLook, Field, wholeRow } from './fields';

const SCRIPT_LABELS = [
  'photoMaking',
  'photoReady',
  'photoSending',
  'photoArrived',
  'photoRemove',
  'photoAsIs',
  'photoSendAsIs',
  'photoNoPicture',
  'photoOverLimit',
  'photoNotSent',
  'photosOverLimit',
  'photosAgain',
  'photosProgress',
  'photosWait',
  'photosDone',
  'photosFailed',
  'photosRetry',
] as const;

/** The labels that the scripts for photographs read. */
export type PhotoLabels = PickedLabels<typeof SCRIPT_LABELS>;

/** The field for photographs. Only a script can send them, so without JavaScript the field is hidden. */
export function PhotoField() {
  const labels = useLabels();
  return (
    <PhotoSpace data-photo-field {...useScriptLabels(SCRIPT_LABELS)}>
      <Field label={labels.photos} hint={labels.photosHint}>
        {(hintId) => <FileInput type="file" accept="image/*" multiple aria-describedby={hintId} />}
      </Field>
      <PhotoPanel />
    </PhotoSpace>
  );
}

/** The list of photographs, in the form and later in the confirmation. */
export function PhotoPanel() {
  return (
    <Panel data-photo-panel>
      <p role="status" />
      <ul />
    </Panel>
  );
}

const PhotoSpace = styled.div`
  display: grid;
  gap: 0.35rem;
  min-width: 0;
  ${wholeRow}

  @media (scripting: none) {
    display: none;
  }

  /* Set by watchPhotos if this browser can send photographs. */
  &:not([data-ready]) {
    visibility: hidden;
  }
`;

const FileInput = styled.input`
  ${controlLook}
  /* Hides the browser's own list of files. */
  color: transparent;
  cursor: pointer;

  &::file-selector-button {
    max-width: 100%;
    min-height: 1.75rem;
    white-space: normal;
    border: 1px solid ${theme.color.edge};
    border-radius: ${theme.radius};
    background: ${theme.color.stone};
    color: ${theme.color.ink};
    font: inherit;
    cursor: pointer;
  }
`;

/** `photoList.ts` creates the items, and sets `data-bad` on the text of one that failed. */
const Panel = styled.div`
  width: 100%;
  font-size: ${theme.size.small};
  line-height: 1.4;

  > p {
    font-weight: 600;
  }

  > p:not(:empty) {
    margin-block: 0.35rem;
  }

  > ul {
    display: grid;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: grid;
    grid-template-columns: min(4rem, 20%) minmax(0, 1fr);
    gap: 0 0.75rem;
    align-items: center;
    overflow-wrap: anywhere;
  }

  canvas {
    grid-row: span 2;
    align-self: start;
    width: 100%;
    aspect-ratio: 1;
    border-radius: ${theme.radius};
    background: ${theme.color.stone};
  }

  li > p {
    align-self: start;
    color: ${theme.color.quiet};
  }

  [data-bad] {
    color: ${theme.color.bad};
  }

  button {
    min-height: ${theme.height.target};
    padding: 0.35rem 0.6rem 0.35rem 0;
    border: 0;
    background: none;
    color: ${theme.color.link};
    font-weight: 600;
    text-align: left;
    text-decoration: underline;
    cursor: pointer;
  }

  li > button {
    grid-column: 2;
  }
`;
