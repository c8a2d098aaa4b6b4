import { FormSection } from '../form/FormSection';
import { useLabels } from '../labels';
import type { RenderedProps } from '../RenderedProps';

/** The form of the contact page. */
export function ContactForm(props: RenderedProps<'contactForm'>) {
  const { contactForm } = useLabels();
  return <FormSection {...props} formName={props.form.name ?? contactForm} />;
}
