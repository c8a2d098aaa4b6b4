import { fill } from '../../pipeline/labels/fill';
import type { SectionProps } from '../../pipeline/model/Site';
import { AskedFields } from '../form/AskedFields';
import { FormSection } from '../form/FormSection';
import { LeadForm } from '../form/LeadForm';
import { useLabels } from '../labels';
import type { Rendered } from '../Rendered';

/** The estimate form of a town, or of what else its page is about. */
export function EstimateForm({
  action,
  source,
  business,
  promise,
  thanks,
  privacy,
  email,
  form,
  town,
  about,
  isProject,
  heading: own,
  ...section
}: Rendered<SectionProps['estimateForm']>) {
  const labels = useLabels();
  const heading = own ?? (isProject ? labels.estimateLikeThis : undefined);
  const usual = {
    message: labels.projectDescription,
    ...(town !== undefined && { address: fill(labels.addressIn, { town }) }),
  };
  return (
    <FormSection {...section} heading={heading}>
      <LeadForm
        action={action}
        source={source}
        formName={form.name ?? fill(labels.estimateForm, { town: about })}
        phone={section.phone}
        phoneHref={section.phoneHref}
        business={business}
        promise={promise}
        thanks={thanks}
        privacy={privacy}
        email={email}
      >
        <AskedFields form={form} usual={usual} id={section.id ?? 'estimate'} />
      </LeadForm>
    </FormSection>
  );
}
