import { FormSection } from '../form/FormSection';
import { useLabels } from '../labels';
import type { RenderedProps } from '../RenderedProps';

/** The form of the contact page. */
export function ContactForm(props: RenderedProps<'contactForm'>) {
  const labels = useLabels();
  const formName = props.form.name ?? labels.contactForm;
  return (
    <FormSection
      {...props}
      formName={formName}
      defaultLabels={{ message: labels.projectDetails }}
      idPrefix="contact"
    />
  );
}
