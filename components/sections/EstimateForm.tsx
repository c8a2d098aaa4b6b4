import { fill } from '../../pipeline/labels/fill';
import { AskedFields } from '../form/AskedFields';
import { FormSection } from '../form/FormSection';
import { useLabels } from '../labels';
import type { RenderedProps } from '../RenderedProps';

/** The estimate form for the subject of its page, such as a town. */
export function EstimateForm(props: RenderedProps<'estimateForm'>) {
  const labels = useLabels();
  const { form, town, about, isProject, ...section } = props;
  const heading = section.heading ?? (isProject ? labels.estimateLikeThis : undefined);
  const usual = {
    message: labels.projectDescription,
    ...(town !== undefined && { address: fill(labels.addressIn, { town }) }),
  };
  return (
    <FormSection
      {...section}
      heading={heading}
      formName={form.name ?? fill(labels.estimateForm, { town: about })}
    >
      <AskedFields form={form} usual={usual} id={section.id ?? 'estimate'} />
    </FormSection>
  );
}
