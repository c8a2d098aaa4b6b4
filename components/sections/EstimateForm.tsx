import { fill } from '../../pipeline/labels/fill';
import { FormSection } from '../form/FormSection';
import { useLabels } from '../labels';
import type { RenderedProps } from '../RenderedProps';

/** The form on the page of a town, a service or a job. `about`: the town, or else the subject of the page, for the name of the form. */
export function EstimateForm({ town, about, isProject, ...section }: RenderedProps<'estimateForm'>) {
  const labels = useLabels();
  const address = town === undefined ? labels.address : fill(labels.addressIn, { town });
  return (
    <FormSection
      {...section}
      heading={section.heading ?? (isProject ? labels.estimateLikeThis : undefined)}
      formName={section.form.name ?? fill(labels.estimateForm, { town: about })}
      defaultLabels={{ message: labels.projectDescription, address }}
    />
  );
}
